import type { LessonKind } from '#schemas/course/fields.ts';
import type { DraftChapter, DraftLesson } from '#schemas/studio/endpoints.ts';

type ChapterRow = { type: 'chapter'; id: string; title: string };
export type LessonRow = { type: 'lesson' } & DraftLesson;
/** Chapters with their lessons below them, in one list; the first row is a chapter. */
export type OutlineRow = ChapterRow | LessonRow;

export const rowsOf = (chapters: readonly DraftChapter[]): OutlineRow[] =>
  chapters.flatMap(({ id, title, lessons }) => [
    { type: 'chapter' as const, id, title },
    ...lessons.map((lesson) => ({ type: 'lesson' as const, ...lesson })),
  ]);

type SentLesson = { id: string; kind: LessonKind; title: string };
type SentChapter = { id: string; title: string; lessons: SentLesson[] };

export const chaptersOf = (rows: readonly OutlineRow[]): SentChapter[] => {
  const chapters: SentChapter[] = [];
  for (const row of rows)
    if (row.type === 'chapter') chapters.push({ id: row.id, title: row.title, lessons: [] });
    else chapters.at(-1)?.lessons.push({ id: row.id, kind: row.kind, title: row.title });
  return chapters;
};

const at = (rows: readonly OutlineRow[], id: string): number =>
  rows.findIndex((row) => row.id === id);

/** A row with all that moves and goes with it: a chapter has its lessons. */
const blockAt = (rows: readonly OutlineRow[], from: number): number => {
  if (rows[from]?.type !== 'chapter') return from + 1;
  const next = rows.findIndex((row, index) => index > from && row.type === 'chapter');
  return next < 0 ? rows.length : next;
};

const swapped = (rows: readonly OutlineRow[], first: number, middle: number, last: number) => [
  ...rows.slice(0, first),
  ...rows.slice(middle, last),
  ...rows.slice(first, middle),
  ...rows.slice(last),
];

/** One step up or down; the same rows where there is no way. */
export const stepped = (
  rows: readonly OutlineRow[],
  id: string,
  by: -1 | 1,
): readonly OutlineRow[] => {
  const from = at(rows, id);
  const end = blockAt(rows, from);
  if (rows[from]?.type === 'chapter') {
    if (by === 1) return end < rows.length ? swapped(rows, from, end, blockAt(rows, end)) : rows;
    const before = rows.findLastIndex((row, index) => index < from && row.type === 'chapter');
    return before < 0 ? rows : swapped(rows, before, from, end);
  }
  // a lesson steps over the head of a chapter into its neighbour
  if (by === 1) return end < rows.length ? swapped(rows, from, end, end + 1) : rows;
  return from > 1 ? swapped(rows, from - 1, from, end) : rows;
};

/** A lesson in front of another row, or at the end for ''. */
export const movedBefore = (
  rows: readonly OutlineRow[],
  id: string,
  before: string,
): readonly OutlineRow[] => {
  const lesson = rows[at(rows, id)];
  if (!lesson || id === before) return rows;
  const others = rows.filter((row) => row !== lesson);
  const to = before === '' ? others.length : at(others, before);
  if (to < 1) return rows;
  return [...others.slice(0, to), lesson, ...others.slice(to)];
};

export const without = (rows: readonly OutlineRow[], id: string): readonly OutlineRow[] => {
  const from = at(rows, id);
  return [...rows.slice(0, from), ...rows.slice(blockAt(rows, from))];
};

/** The rows that go with a row. */
export const blockOf = (rows: readonly OutlineRow[], id: string): readonly OutlineRow[] => {
  const from = at(rows, id);
  return rows.slice(from, blockAt(rows, from));
};

export const renamed = (
  rows: readonly OutlineRow[],
  id: string,
  title: string,
): readonly OutlineRow[] => rows.map((row) => (row.id === id ? { ...row, title } : row));
