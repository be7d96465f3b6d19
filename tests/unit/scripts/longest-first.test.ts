import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { LongestFirst, longest } from '../../harness/longest-first.ts';

afterEach(() => vi.restoreAllMocks());

const inProject = (name: string) => (file: string) =>
  // nothing else of a file is read
  ({ moduleId: path.resolve(file), project: name }) as unknown as TestSpecification;

const sort = async (files: TestSpecification[]): Promise<string[]> => {
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation(async (asGiven) => asGiven);
  // read by Vitest's own order alone, which is replaced above
  const vitest = {} as Vitest;
  const sorted = await new LongestFirst(vitest).sort(files);
  return sorted.map(({ moduleId }) => path.relative('.', moduleId));
};

test('the long files are there', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test('the long files come first among those of their project, and the others as before', async () => {
  const [first = '', second = ''] = longest;
  const server = ['tests/server/platform/stop.test.ts', 'tests/server/order/placing.test.ts'];
  const [one = '', other = ''] = ['tests/e2e/note/notes.test.ts', 'tests/e2e/gift/gift.test.ts'];
  const e2e = [one, second, other, first].map(inProject('e2e'));
  const sorted = await sort([...server.map(inProject('server')), ...e2e]);
  expect(sorted).toEqual([...server, first, second, one, other]);
});

test('the files of one environment stand together', async () => {
  const node = ['tests/unit/when/share.test.ts', 'tests/unit/scripts/verdict.test.ts'];
  const window = [
    'tests/unit/operator/editor/item-fields.test.tsx',
    'tests/unit/app/shell.test.tsx',
  ];
  const mixed = [0, 1].flatMap((path) => [node[path] ?? '', window[path] ?? '']);
  expect(await sort(mixed.map(inProject('unit')))).toEqual([...window, ...node]);
});
