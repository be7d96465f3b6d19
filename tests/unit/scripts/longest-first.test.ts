import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { LongestFirst, longest } from '../../harness/longest-first.ts';

afterEach(() => vi.restoreAllMocks());

const project = (name: string) => (file: string) =>
  // nothing else of a file is read
  ({ moduleId: `/root/${file}`, project: name }) as unknown as TestSpecification;

test('the long files are there', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test('the long files come first among those of their project, and the others as before', async () => {
  const [first = '', second = ''] = longest;
  const server = ['tests/server/b.test.ts', 'tests/server/a.test.ts'].map(project('server'));
  const e2e = ['tests/e2e/b.test.ts', second, 'tests/e2e/a.test.ts', first].map(project('e2e'));
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation(async (files) => files);
  // read by Vitest's own order alone, which is replaced above
  const vitest = {} as Vitest;
  const sorted = await new LongestFirst(vitest).sort([...server, ...e2e]);
  expect(sorted.map(({ moduleId }) => moduleId.replace('/root/', ''))).toEqual([
    'tests/server/b.test.ts',
    'tests/server/a.test.ts',
    first,
    second,
    'tests/e2e/b.test.ts',
    'tests/e2e/a.test.ts',
  ]);
});
