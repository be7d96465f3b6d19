import { BASE, type Declared, type TokenSheet } from './read-sheet.ts';
import { aliasIn, readValue } from './read-value.ts';
import { type AliasValue, referenceTo, type Token, type TypedValue } from './token.ts';

export type TokenSet = Readonly<Record<string, Token>>;

/** What a size is not to fall below stands in the style sheet alone. */
const written = ({ css, parts }: Declared): Pick<Token, '$extensions'> =>
  parts.some((part) => part.type === 'Function' && part.name === 'max')
    ? { $extensions: { 'learning-home': { css } } }
    : {};

const typedIn = (base: ReadonlyMap<string, Declared>, declared: Declared): TypedValue => {
  const alias = aliasIn(declared.parts);
  const target = alias === undefined ? undefined : base.get(alias);
  if (target) return typedIn(base, target);
  const typed = readValue(declared.parts);
  if (!typed) throw new Error(`--${declared.name}: no type of token can say ${declared.css}`);
  return typed;
};

/** All tokens of the style sheet by set; a token that refers to another goes on doing so. */
export const tokenSets = (sheet: TokenSheet): ReadonlyMap<string, TokenSet> => {
  const base = new Map((sheet.get(BASE) ?? []).map((declared) => [declared.name, declared]));
  const valueIn = (declared: Declared): TypedValue | AliasValue => {
    const typed = typedIn(base, declared);
    const alias = aliasIn(declared.parts);
    return alias === undefined ? typed : { $type: typed.$type, $value: referenceTo(alias) };
  };
  const token = (declared: Declared): Token => {
    const label = declared.label ?? base.get(declared.name)?.label;
    return {
      ...valueIn(declared),
      ...(label && { $description: label }),
      ...written(declared),
    };
  };
  return new Map(
    [...sheet].map(([set, own]) => [
      set,
      Object.fromEntries(own.map((declared) => [declared.name, token(declared)])),
    ]),
  );
};
