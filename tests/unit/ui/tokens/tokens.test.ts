import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/ui/tokens/tokens.css', 'utf8');

test.each([
  ['slow', '600ms'],
  ['fast', '200ms'],
  ['default', '400ms'],
])('an animation that is %s takes %s', (speed, duration) => {
  const [first] = [...tokens.matchAll(new RegExp(`--${speed}: (\\d+ms);`, 'g'))];
  expect(first?.[1]).toBe(duration);
});

test('whoever wants less motion has none', () => {
  const reduced = tokens.slice(tokens.indexOf('prefers-reduced-motion: reduce'));
  for (const speed of ['slow', 'fast', 'default']) expect(reduced).toContain(`--${speed}: 0ms;`);
});
