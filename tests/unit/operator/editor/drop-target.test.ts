import { expect, it } from 'vitest';
import { dropTarget } from '#src/operator/preview/arrange/drop-target.ts';

const sections = ['a', 'b', 'c', 'd'].map((key, at) => ({ key, top: at * 100, height: 100 }));

it.each([
  ['far above', 'c', -50, { over: 'a', line: 0 }],
  ['above the middle of another', 'c', 140, { over: 'b', line: 100 }],
  ['below the middle of the last', 'b', 380, { over: 'd', line: 400 }],
  ['past the next', 'b', 260, { over: 'c', line: 300 }],
  ['where it stands', 'b', 160, undefined],
  ['not yet past the middle of the next', 'b', 240, undefined],
  ['of a section that is gone', 'x', 10, undefined],
])('%s', (_, key, y, position) => {
  expect(dropTarget(sections, key, y)).toEqual(position);
});
