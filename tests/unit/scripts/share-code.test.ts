import { expect, test } from 'vitest';
import { type Limits, type SharedModule, shareCode } from '#scripts/bundle/share-code.ts';

const limits: Limits = { file: 100, files: 3, bytes: 100_000 };

const module = (
  id: string,
  pages: readonly number[],
  size: number,
  imports: readonly string[] = [],
): SharedModule => ({ id, pages: new Set(pages), size, imports });

const share = (modules: readonly SharedModule[], change: Partial<Limits> = {}, pages = 4) =>
  shareCode(
    { modules, every: new Set(['frame']), own: Array.from({ length: pages }, () => 0) },
    { ...limits, ...change },
  ).map((ids) => ids.toSorted());

const frame = module('frame', [0, 1, 2, 3], 5000);

test('what other pages do not need has a file of its own, and small things come along', () => {
  const files = share([frame, module('large', [0, 1], 9000), module('small', [2, 3], 20)]);
  expect(files.toSorted()).toEqual([['frame', 'small'], ['large']]);
});

test('a file comes after those that it imports', () => {
  const files = share([
    module('user', [0, 1], 9000, ['used']),
    module('used', [0, 1, 2], 9000, ['frame']),
    frame,
  ]);
  expect(files).toEqual([['frame'], ['used'], ['user']]);
});

test('files never import each other in a circle', () => {
  // in one file, `low` and `high` would import `middle`, which imports it
  const files = share(
    [
      module('high', [0], 10, ['middle']),
      module('middle', [0, 1], 9000, ['low']),
      module('low', [0, 1, 2], 10),
      frame,
    ],
    { file: 20 },
  );
  const at = (id: string) => files.findIndex((ids) => ids.includes(id));
  expect(at('low')).toBeLessThanOrEqual(at('middle'));
  expect(at('middle')).toBeLessThanOrEqual(at('high'));
});

test('a page loads no more files than the limit, where more bytes can be borne', () => {
  const modules = [1, 2, 3].flatMap((other) => [module(`with ${other}`, [0, other], 3000)]);
  const loadsOf = (files: readonly (readonly string[])[]) =>
    files.filter((ids) => ids.some((id) => id === 'frame' || id.startsWith('with'))).length;
  expect(loadsOf(share([frame, ...modules]))).toBeLessThanOrEqual(3);
  expect(loadsOf(share([frame, ...modules], { files: 9 }))).toBe(4);
});
