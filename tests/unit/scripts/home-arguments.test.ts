import { expect, it } from 'vitest';
import { readArguments } from '#scripts/home/read-arguments.ts';

it.each([
  { given: ['export'], requests: { verb: 'export', scope: 'whole', live: false, file: undefined } },
  {
    given: ['export', 'variant2', 'a.json', '--live'],
    requests: { verb: 'export', scope: 'variant2', live: true, file: 'a.json' },
  },
  {
    given: ['export', 'a.json'],
    requests: { verb: 'export', scope: 'whole', live: false, file: 'a.json' },
  },
  { given: ['check', 'a.json'], requests: { verb: 'check', file: 'a.json' } },
  { given: ['import', 'a.json'], requests: { verb: 'import', file: 'a.json', yes: false } },
  { given: ['import', 'a.json', '--yes'], requests: { verb: 'import', file: 'a.json', yes: true } },
])('is read: $given', ({ given, requests }) => {
  expect(readArguments(given)).toEqual(requests);
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
