import { expect, it } from 'vitest';
import { readArguments } from '#scripts/conform/read-arguments.ts';

const ADDRESS = 'https://api.example.com';

it.each(['abc', '-abc', '--write'])('reads the token %s, whatever it begins with', (token) => {
  const read = { origin: ADDRESS, token, timeout: 10_000, write: false };
  expect(readArguments([ADDRESS, '--token', token])).toEqual(read);
  expect(readArguments(['--token', token, ADDRESS])).toEqual(read);
  expect(readArguments([ADDRESS, '--token', token, '--write'])).toEqual({ ...read, write: true });
});

it('names what is missing', () => {
  expect(readArguments([ADDRESS, '--token'])).toHaveProperty('fault');
  expect(readArguments(['--token', 'abc'])).toHaveProperty('fault');
});
