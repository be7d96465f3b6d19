import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSigns, firstSign } from '#schemas/text/text-signs.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

it.each([
  ['课程', 1, '课'],
  ['课程', 2, '课程'],
  ['📚课', 1, ''],
  ['课📚', 2, '课'],
  ['课e\u0301', 2, '课'],
  ['课👍🏽', 3, '课'],
  ['课❤\ufe0f', 2, '课'],
  [`课${FAMILY}`, 9, '课'],
  [`课${FAMILY}程`, 12, `课${FAMILY}`],
  ['🇨🇳🇨🇳', 6, '🇨🇳'],
  [`课${ENGLAND}`, 7, '课'],
  ['课1\ufe0f\u20e3', 3, '课'],
] as const)('%s is cut to %i as %s', (text, most, cut) => {
  expect(cutSigns(text, most)).toBe(cut);
});

it('a letter under a heap of marks does not take the text before it along', () => {
  const heap = `${'课'.repeat(40)}${'\u0301'.repeat(500)}`;
  expect(cutSigns(heap, 100)).toBe(heap.slice(0, 100));
});

it.each([
  ['林晓', '林'],
  ['📚书', '📚'],
  [`${FAMILY}家`, FAMILY],
  ['🇨🇳国', '🇨🇳'],
  ['e\u0301t', 'e\u0301'],
  ['', ''],
])('the first sign of %s is %s', (text, first) => {
  expect(firstSign(text)).toBe(first);
});

const signs = fc.constantFrom(
  '课',
  'a',
  '📚',
  '👍🏽',
  FAMILY,
  '🇨🇳',
  'e\u0301',
  '❤\ufe0f',
  ENGLAND,
  ' ',
);
const signsOf = (text: string) =>
  [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );

it('leaves whole signs, as many as there is room for', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), fc.nat({ max: 200 }), (all, most) => {
      const text = all.join('');
      const cut = cutSigns(text, most);
      const remaining = signsOf(cut);
      expect(remaining).toEqual(signsOf(text).slice(0, remaining.length));
      const next = signsOf(text)[remaining.length];
      expect(cut.length).toBeLessThanOrEqual(most);
      if (next !== undefined) expect(cut.length + next.length).toBeGreaterThan(most);
      expect(firstSign(text)).toBe(signsOf(text)[0] ?? '');
    }),
  );
});
