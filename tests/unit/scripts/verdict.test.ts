import path from 'node:path';
import { expect, it } from 'vitest';
import { repeatable } from '#scripts/test-run/verdict.ts';

const file = (name: string, status: string) => ({
  name: path.resolve(name),
  status,
  message: '',
  assertionResults: [],
});

it('gives a second run to failed browser tests and stories alone', () => {
  const testResults = [
    file('tests/e2e/home.test.ts', 'failed'),
    file('tests/e2e/course/course.test.ts', 'failed'),
    file('tests/e2e/find.test.ts', 'passed'),
    file('dist/stories/section-001.stories.tsx', 'failed'),
    file('tests/server/sessions.test.ts', 'failed'),
    file('tests/unit/engine/resolve.test.ts', 'failed'),
  ];
  expect(repeatable({ testResults })).toEqual([
    'tests/e2e/home.test.ts',
    'tests/e2e/course/course.test.ts',
    'dist/stories/section-001.stories.tsx',
  ]);
});
