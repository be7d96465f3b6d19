import { signsOf } from '#schemas/text/text-signs.ts';

type Measure = (text: string) => number;

const CLOSING = /^[，。、；：！？…”’）》」』】,.;:!?)]/;

const clausesOf = (text: string): string[] => text.match(/[^，。；！？]+[，。；！？”’]*|.+/g) ?? [];

/** Closing punctuation takes the character before it to the next row. */
const filled = (text: string, width: number, measure: Measure): string[] => {
  const rows: string[] = [];
  let row = '';
  for (const sign of signsOf(text)) {
    if (row === '' || measure(row + sign) <= width) {
      row += sign;
      continue;
    }
    const signs = signsOf(row);
    const taken = CLOSING.test(sign) && signs.length > 1 ? (signs.pop() ?? '') : '';
    rows.push(signs.join(''));
    row = taken + sign;
  }
  return row ? [...rows, row] : rows;
};

const cut = (rows: string[], most: number, width: number, measure: Measure): string[] => {
  if (rows.length <= most) return rows;
  const last = signsOf(rows[most - 1] ?? '');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop();
  return [...rows.slice(0, most - 1), `${last.join('')}…`];
};

/**
 * Breaks a text into at most `most` rows no wider than `width`: one clause per row where they fit, else
 * filled rows; a longer text ends in ….
 */
export const textRows = (
  text: string,
  { width, most, measure }: { width: number; most: number; measure: Measure },
): string[] => {
  const spoken = clausesOf(text).flatMap((clause) => filled(clause, width, measure));
  const rows = spoken.length <= most ? spoken : filled(text, width, measure);
  return cut(rows, most, width, measure);
};
