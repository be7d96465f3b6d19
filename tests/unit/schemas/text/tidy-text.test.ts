import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasUnseen, oneLine, severalLines } from '#schemas/text/tidy-text.ts';

it('keeps what people write', () => {
  expect(oneLine('“林 晓”👨‍⚕️ <b>é')).toBe('“林 晓”👨‍⚕️ <b>é');
  expect(severalLines('第一行\r\n\n第二行\t完')).toBe('第一行\n\n第二行 完');
});

it('makes one line of several', () => {
  expect(oneLine(' 一号楼\n二单元\t 三室 ')).toBe('一号楼 二单元 三室');
  expect(oneLine('甲 \u0000 乙')).toBe('甲 乙');
});

const unseen = ['\u0000', '\u001b', '\ud800', '\u202e', '\u2069', '\ufffd'];
const withoutWidth = ['\u200b', '\u2060', '\ufeff'];

it.each([...unseen, ...withoutWidth])('takes %j out', (sign) => {
  expect(hasUnseen(`甲${sign}`)).toBe(true);
  expect(oneLine(`甲${sign}乙`)).toBe('甲乙');
  expect(severalLines(`甲${sign}\n乙`)).toBe('甲\n乙');
  expect([oneLine(sign), severalLines(sign)]).toEqual(['', '']);
});

it.each(['\u200c', '\u200d'])('keeps the joiner %j', (sign) => {
  expect([oneLine(`甲${sign}乙`), severalLines(`甲${sign}乙`)]).toEqual(
    Array(2).fill(`甲${sign}乙`),
  );
});

it.each(['\u{e0000}', '\u2800', '\u200d', '\u00ad \u3164'])(
  'takes %j alone for no text',
  (signs) => {
    expect([oneLine(signs), severalLines(signs)]).toEqual(['', '']);
  },
);

it('leaves nothing unseen, and is done at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = oneLine(text);
      expect(hasUnseen(line)).toBe(false);
      expect(oneLine(line)).toBe(line);
      const lines = severalLines(text);
      expect(hasUnseen(lines.replaceAll('\n', ''))).toBe(false);
      expect(severalLines(lines)).toBe(lines);
    }),
  );
});
