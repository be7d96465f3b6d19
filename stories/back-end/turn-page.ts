import type { Outline } from '../schema/outline.ts';

/** Wire rule 19. */
const SIZE = 10;
/** Where the wire does not tell. */
const PAGES = 3;
/** Rows of the last page. */
const LAST = 4;

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a later page: those of the first in another order, with other ids. */
const rowsOf = (rows: readonly unknown[], page: number, length: number): unknown[] =>
  Array.from({ length: Math.min(length, rows.length) }, (_, index) => {
    const row = rows[(index + page * 3) % rows.length];
    return isRow(row) && 'id' in row ? { ...row, id: page * 1000 + index } : row;
  });

const lengthOf = (page: number, pages: number): number =>
  page > pages ? 0 : page === pages ? LAST : SIZE;

const totalOf = (outline: Outline, payload: Row): number | undefined => {
  if (outline.is !== 'object') return undefined;
  const field = outline.fields.find(
    ({ outline: inner }) => inner.is === 'scalar' && inner.kind.name === '总页数',
  );
  return field && Number(payload[field.wire]);
};

/** The payload of a later page, derived from the first; pages count from 1. */
export const turnPage = (
  outline: Outline,
  payload: unknown,
  page: number,
  pages = PAGES,
): unknown => {
  if (page <= 1) return payload;
  if (Array.isArray(payload)) return rowsOf(payload, page, lengthOf(page, pages));
  if (outline.is !== 'object' || !isRow(payload)) return payload;
  const total = totalOf(outline, payload) ?? pages;
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      const inner = outline.fields.find(({ wire }) => wire === key)?.outline;
      const turns = inner && (inner.is === 'list' || inner.is === 'object');
      return [key, turns ? turnPage(inner, value, page, total) : value];
    }),
  );
};
