import { type CssNode, generate, parse, type Rule, walk } from 'css-tree';

export type Declared = {
  /** The custom property without its dashes. */
  name: string;
  /** The parts of its value, without white space. */
  parts: readonly CssNode[];
  css: string;
  /** The comment behind it: what designers call it. */
  label: string | undefined;
};

/** The sets of tokens by name: `base`, the themes over it, and `reduced-motion`. */
export type TokenSheet = ReadonlyMap<string, readonly Declared[]>;

export const BASE = 'base';
export const REDUCED_MOTION = 'reduced-motion';

const setOf = (selector: string, media: string | undefined): string => {
  if (media === '(prefers-reduced-motion:reduce)' && selector === ':root') return REDUCED_MOTION;
  if (media === undefined && selector === ':root') return BASE;
  const [, theme] = /^\[data-theme="([\w-]+)"\]$/.exec(selector) ?? [];
  if (media === undefined && theme) return theme;
  throw new Error(`no set of tokens stands for ${media ?? ''} ${selector}`);
};

const printed = (node: CssNode | null | undefined): string | undefined =>
  node ? generate(node) : undefined;

const partsOf = (value: CssNode): CssNode[] =>
  value.type === 'Value'
    ? value.children.toArray().filter(({ type }) => type !== 'WhiteSpace')
    : [value];

/** Reads the style sheet of the tokens; throws where it holds what is no token. */
export const readSheet = (css: string): TokenSheet => {
  const labels = new Map<number, string>();
  const ast = parse(css, {
    parseCustomProperty: true,
    positions: true,
    onComment: (text, { start }) => labels.set(start.line, text.trim()),
  });
  const sheet = new Map<string, Declared[]>();
  const declaredIn = ({ block }: Rule): Declared[] =>
    block.children.toArray().flatMap((node) => {
      if (node.type !== 'Declaration' || !node.property.startsWith('--')) return [];
      const { property, value, loc } = node;
      return {
        name: property.slice(2),
        parts: partsOf(value),
        css: generate(value),
        label: labels.get(loc?.end.line ?? 0),
      };
    });
  walk(ast, {
    visit: 'Rule',
    enter(rule) {
      const set = setOf(generate(rule.prelude), printed(this.atrule?.prelude));
      sheet.set(set, [...(sheet.get(set) ?? []), ...declaredIn(rule)]);
    },
  });
  return sheet;
};

/** The sets that stand for themes, in their order. */
export const themesOf = (sheet: TokenSheet): string[] =>
  [...sheet.keys()].filter((set) => set !== BASE && set !== REDUCED_MOTION);
