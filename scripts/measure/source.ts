import { parseSync } from 'vite';

export type SourceCounts = { lines: number; comments: number };

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Counts lines and comment blocks; adjacent comment lines are one block. */
export const countSource = (file: string, text: string): SourceCounts => {
  const { comments } = parseSync(file, text);
  let end = -1;
  let blocks = 0;
  for (const comment of comments) {
    const follows = end >= 0 && /^\s*$/.test(text.slice(end, comment.start));
    if (comment.type === 'Block' || !follows) blocks += 1;
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return { lines: linesOf(text), comments: blocks };
};

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/g;

export const rulesOf = (sheet: string): string[] =>
  [...sheet.replace(COMMENT, '').matchAll(RULE)].map(({ groups }) =>
    (groups?.body ?? '')
      .split(';')
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter((declaration) => declaration !== '')
      .sort()
      .join('; '),
  );

export const repeatedIn = (rules: readonly string[]): number => {
  const filled = rules.filter((rule) => rule !== '');
  return filled.length - new Set(filled).size;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
