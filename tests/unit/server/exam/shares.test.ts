import { expect, it } from 'vitest';
import { sharesOf } from '#server/domains/exam/team/shares.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [30, 10],
    [75, 25],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [5, 0, 0],
    [100, 0, 0],
  ],
  [
    [1, 199, 0],
    [1, 99, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('divides %j into %j percent', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares);
});

it('comes to a hundred, and gives nothing to who brought nothing', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const parts = Array.from({ length: 2 + (seed % 9) }, (_, at) => (seed * (at * 37 + 11)) % 101);
    const shares = sharesOf(parts);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : 100);
    for (const [at, part] of parts.entries()) {
      const share = shares[at] ?? 0;
      if (part === 0) expect(share).toBe(0);
      expect(Math.abs(share - (100 * part) / whole) < 1 || whole === 0).toBe(true);
    }
  }
});
