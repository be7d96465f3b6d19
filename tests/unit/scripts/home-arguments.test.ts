import { expect, it } from 'vitest';
import { readArguments } from '#scripts/home/read-arguments.ts';

it.each([
  { given: ['export'], asked: { verb: 'export', scope: 'whole', live: false, file: undefined } },
  {
    given: ['export', 'variant2', 'a.json', '--live'],
    asked: { verb: 'export', scope: 'variant2', live: true, file: 'a.json' },
  },
  {
    given: ['export', 'a.json'],
    asked: { verb: 'export', scope: 'whole', live: false, file: 'a.json' },
  },
  { given: ['check', 'a.json'], asked: { verb: 'check', file: 'a.json' } },
  { given: ['import', 'a.json'], asked: { verb: 'import', file: 'a.json', yes: false } },
  { given: ['import', 'a.json', '--yes'], asked: { verb: 'import', file: 'a.json', yes: true } },
])('is read: $given', ({ given, asked }) => {
  expect(readArguments(given)).toEqual(asked);
});

it.each([
  { given: [] },
  { given: ['publish', 'a.json'] },
  { given: ['check'] },
  { given: ['check', ''] },
  { given: ['check', 'a.json', '--yes'] },
  { given: ['import'] },
  { given: ['import', 'a.json', 'b.json'] },
  { given: ['import', 'a.json', '--live'] },
  { given: ['export', 'a.json', 'b.json'] },
  { given: ['export', 'ordered', 'a.json', 'b.json'] },
  { given: ['export', '--yes'] },
  { given: ['export', '--draft'] },
])('is no call: $given', ({ given }) => {
  expect(readArguments(given)).toBeUndefined();
});
