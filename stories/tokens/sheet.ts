import css from '#src/ui/tokens/tokens.css?raw';
import { BASE, readSheet, themesOf } from './file/read-sheet.ts';
import type { Token } from './file/token.ts';
import { tokenFiles } from './file/token-files.ts';
import { tokenSets } from './file/token-sets.ts';

export const sheetFiles = tokenFiles(css);

const sheet = readSheet(css);
const sets = tokenSets(sheet);
const themed = new Set(themesOf(sheet).flatMap((theme) => Object.keys(sets.get(theme) ?? {})));

type Extent = 'all' | 'same' | 'themed';

const isIn = (name: string, extent: Extent): boolean =>
  extent === 'all' || themed.has(name) === (extent === 'themed');

/** Custom properties of a type with their names for designers; `same`: in all themes. */
export const tokensOfType = (
  type: Token['$type'],
  extent: Extent = 'all',
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sets.get(BASE) ?? {})
      .filter(([name, { $type }]) => $type === type && isIn(name, extent))
      .map(([name, { $description = '' }]) => [`--${name}`, $description]),
  );
