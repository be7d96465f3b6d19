import { expect, it } from 'vitest';
import {
  chaptersOf,
  movedBefore,
  type OutlineRow,
  renamed,
  stepped,
  without,
} from '#src/pages/studio/outline/rows.ts';

const chapter = (id: string): OutlineRow => ({ type: 'chapter', id, title: id });
const lesson = (id: string): OutlineRow => ({
  ...{ type: 'lesson', id, kind: 'text', title: id, duration: 0 },
  ...{ ready: true, free: false, trial: 0, promised: false },
});

const rows = [chapter('A'), lesson('1'), lesson('2'), chapter('B'), lesson('3')];

const idsOf = (of: readonly OutlineRow[]): string => of.map(({ id }) => id).join('');

it.each([
  ['1', 1, 'A21B3'],
  ['2', 1, 'A1B23'],
  ['3', -1, 'A123B'],
  ['1', -1, 'A12B3'],
  ['3', 1, 'A12B3'],
  ['A', 1, 'B3A12'],
  ['B', -1, 'B3A12'],
  ['A', -1, 'A12B3'],
  ['B', 1, 'A12B3'],
] as const)('%s steps by %i to %s', (id, by, ids) => {
  expect(idsOf(stepped(rows, id, by))).toBe(ids);
});

it.each([
  ['3', '1', 'A312B'],
  ['1', 'B', 'A21B3'],
  ['1', '', 'A2B31'],
  ['1', 'A', 'A12B3'],
  ['1', '1', 'A12B3'],
])('%s goes in front of %s: %s', (id, before, ids) => {
  expect(idsOf(movedBefore(rows, id, before))).toBe(ids);
});

it('a chapter is removed with its lessons, a lesson alone', () => {
  expect(idsOf(without(rows, 'A'))).toBe('B3');
  expect(idsOf(without(rows, '2'))).toBe('A1B3');
});

it('chapters have the lessons below them, with their new titles', () => {
  expect(chaptersOf(renamed(rows, '3', '丙'))).toEqual([
    {
      ...{ id: 'A', title: 'A' },
      lessons: [
        { id: '1', kind: 'text', title: '1' },
        { id: '2', kind: 'text', title: '2' },
      ],
    },
    { id: 'B', title: 'B', lessons: [{ id: '3', kind: 'text', title: '丙' }] },
  ]);
});
