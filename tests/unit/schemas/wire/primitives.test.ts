import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  choiceOr,
  count,
  duration,
  flag,
  id,
  LARGEST_INTEGER,
  link,
  literally,
  MAX_TEXT,
  money,
  pageTotal,
  picture,
  price,
  requiredText,
  text,
  time,
  unlessZero,
  zeroFlag,
} from '#schemas/wire/primitives.ts';

const REFUSED = Symbol('refused');

const read = (schema: z.core.$ZodType, raw: unknown): unknown => {
  const result = z.safeParse(schema, raw);
  return result.success ? result.data : REFUSED;
};

type Table = readonly (readonly [raw: unknown, product: unknown])[];

const holds = (name: string, schema: z.core.$ZodType, table: Table) =>
  describe(name, () => {
    it.each(table)('reads %j as %j', (raw, product) => {
      expect(read(schema, raw)).toBe(product);
    });
    it('reads what it encodes', () => {
      const remaining = table
        .map(([, product]) => product)
        .filter((product) => product !== REFUSED);
      expect(remaining.length).toBeGreaterThan(0);
      for (const product of remaining)
        expect(read(schema, z.encode(schema, product))).toBe(product);
    });
  });

const long = '长'.repeat(MAX_TEXT + 500);

holds('text', text, [
  ['心电图', '心电图'],
  ['  心电图 ', '心电图'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [12, '12'],
  [0, '0'],
  [Number.NaN, ''],
  [true, ''],
  [[], ''],
  [{}, ''],
  [long, long.slice(0, MAX_TEXT)],
]);

holds('text that turns or hides', text, [
  ['\u202e反过来', '\u2068\u202e反过来\u2069'],
  ['课\u2069\u202e程', '\u2068课\u202e程\u2069'],
  [` \u202d${long}`, `\u2068\u202d${long.slice(0, MAX_TEXT - 2)}\u2069`],
  ['\u200b\u200d\ufeff', ''],
  ['\u3164 \u2800', ''],
  ['👩\u200d⚕️', '👩\u200d⚕️'],
]);

holds('text with entities', text, [
  ['高血压&amp;糖尿病', '高血压&糖尿病'],
  ['课&nbsp;程', '课\u00a0程'],
  ['&lt;b&gt;粗&lt;/b&gt;', '<b>粗</b>'],
  ['&amp;amp;', '&amp;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&quot;林&#039;s&apos;&#39;&#x27;', "\"林's'''"],
  ['&ldquo;心&rdquo;&mdash;&hellip;&middot;', '“心”—…·'],
  ['&eacute;&Uuml;&times;&yen;&alpha;&Omega;&omega;&le;', 'éÜ×¥αΩω≤'],
  ['&#24515;&#x7535;&#X1F4DA;', '心电📚'],
  ['&nosuch; &; &# &amp a&b;', '&nosuch; &; &# &amp a&b;'],
  ['&#0;甲&#1;&#xD83D;&#x110000;&#xfffd;', '甲'],
  ['&#x202e;反过来', '\u2068\u202e反过来\u2069'],
  ['&#8203;&#xfeff;', ''],
  ['&lt;'.repeat(MAX_TEXT + 9), '<'.repeat(MAX_TEXT)],
]);

holds('text with what draws nothing', text, [
  ['甲\u0000乙\u0007', '甲乙'],
  ['半个\ud83d', '半个'],
  ['半个\ufffd', '半个'],
  ['一\n二\t三', '一\n二\t三'],
]);

holds('text that is cut between signs', text, [
  [`${'长'.repeat(MAX_TEXT - 1)}📚`, '长'.repeat(MAX_TEXT - 1)],
  [`${'长'.repeat(MAX_TEXT - 3)}👨\u200d👩\u200d👧`, `${'长'.repeat(MAX_TEXT - 3)}👨`],
]);

it('takes what somebody types to the letter', () => {
  const typed = literally(() => [read(text, '&lt;b&gt;'), read(requiredText, '&amp;amp;')]);
  expect(typed).toEqual(['&lt;b&gt;', '&amp;amp;']);
});

holds('required text', requiredText, [
  ['\u200b', REFUSED],
  ['\u2060\u3000\u00ad', REFUSED],
  ['\u3164', REFUSED],
  ['\u202e\u2069', REFUSED],
  ['&nbsp;', REFUSED],
  ['&#8203;&zwj;', REFUSED],
  ['心电图', '心电图'],
  [2024, '2024'],
  [long, long.slice(0, MAX_TEXT)],
  ['', REFUSED],
  ['   ', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [false, REFUSED],
  [[], REFUSED],
  [{ text: '心电图' }, REFUSED],
]);

holds('id', id, [
  [7, '7'],
  ['7', '7'],
  [' 7 ', '7'],
  [0, '0'],
  ['oX-3_k', 'oX-3_k'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), REFUSED],
  ['', REFUSED],
  [null, REFUSED],
  [1.5, REFUSED],
  ['1/../2', REFUSED],
  ['1?x=2', REFUSED],
  ['<b>', REFUSED],
  [true, REFUSED],
  [['7'], REFUSED],
  [{ id: 7 }, REFUSED],
]);

holds('flag', flag, [
  [1, true],
  ['1', true],
  [' 1 ', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  ['', false],
  [null, false],
  [undefined, false],
  [2, false],
  ['yes', false],
  [[], false],
  [{}, false],
]);

holds('flag that says yes with 0', zeroFlag, [
  [0, true],
  ['0', true],
  [' 0 ', true],
  [1, false],
  ['1', false],
  [null, false],
  [undefined, false],
  ['', false],
  [false, false],
  [[], false],
]);

holds('count', count, [
  [12, 12],
  ['12', 12],
  [' 12 ', 12],
  [12.9, 12],
  ['1e3', 1000],
  [0, 0],
  [-3, 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['许多', 0],
  [Number.POSITIVE_INFINITY, 0],
  [2 ** 60, 0],
  [[], 0],
  [{}, 0],
  [true, 0],
]);

holds('count as people write it', count, [
  ['1.2万', 12_000],
  ['1.13万', 11_300],
  ['3千', 3000],
  ['2.5亿', 250_000_000],
  ['12K', 12_000],
  ['12k+', 12_000],
  ['1.2w', 12_000],
  ['1.2W+', 12_000],
  ['1,200+', 1200],
  ['1,200', 1200],
  ['1,234,567', 1_234_567],
  ['99+', 99],
  [' 3 万 ', 30_000],
  ['１．２万＋', 12_000],
  ['0万', 0],
  ['999亿', LARGEST_INTEGER],
  ['万', 0],
  ['+', 0],
  ['1,20', 0],
  ['12,00', 0],
  ['1.2百万', 0],
  ['1.2万人', 0],
  ['-3千', 0],
  ['1.2.3万', 0],
  ['1万2千', 0],
  ['12kg', 0],
  ['￥12', 0],
  ['9'.repeat(60), 0],
  [`${'9'.repeat(60)}万`, 0],
]);

it.each(['1.2万', '3千', '12K', '1,200+'])(
  'no other number is read so: %s is no id, amount, choice, duration or total of pages',
  (raw) => {
    expect([read(choice, raw), read(money, raw)]).toEqual([REFUSED, REFUSED]);
    expect(read(id, raw)).toBe(raw === '12K' ? '12K' : REFUSED);
    expect([read(duration, raw), read(pageTotal, raw)]).toEqual([0, null]);
  },
);

holds('choice', choice, [
  [3, 3],
  ['3', 3],
  [0, 0],
  [-3, -3],
  ['', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [1.5, REFUSED],
  ['视频', REFUSED],
  [true, REFUSED],
  [[3], REFUSED],
]);

holds('page total', pageTotal, [
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['', null],
  [null, null],
  [undefined, null],
  [[], null],
]);

holds('money', money, [
  ['19.9', '19.90'],
  [19.9, '19.90'],
  ['19.999', '20.00'],
  ['0.00', '0.00'],
  [0, '0.00'],
  [-0, '0.00'],
  ['免费', '0.00'],
  [null, null],
  [undefined, null],
  ['', null],
  [-1, REFUSED],
  ['面议', REFUSED],
  [1e11, REFUSED],
  [Number.NaN, REFUSED],
  [[], REFUSED],
  [{}, REFUSED],
]);

holds('amounts as people write them', money, [
  ['1,299.00', '1299.00'],
  ['12,345,678', '12345678.00'],
  ['￥99.00', '99.00'],
  ['¥ 1,299', '1299.00'],
  ['99元', '99.00'],
  ['９９．５', '99.50'],
  ['RMB 99', '99.00'],
  ['&yen;1,299', '1299.00'],
  ['&#165;99', '99.00'],
  [99, '99.00'],
  ['99', '99.00'],
  ['1,29', REFUSED],
  ['1,2345', REFUSED],
  ['元', REFUSED],
  ['-99元', REFUSED],
  ['99元起', REFUSED],
]);

holds('price', price, [
  ['1,299.00', '1299.00'],
  ['免费', '0.00'],
  [null, null],
  ['面议', '面议'],
  [' 敬请期待 ', '敬请期待'],
  ['9.9元起', '9.9元起'],
  ['\u202e面议', '\u2068\u202e面议\u2069'],
  ['一'.repeat(21), REFUSED],
  ['NaN', REFUSED],
  ['-1', REFUSED],
  ['undefined', REFUSED],
  [[], REFUSED],
  [{}, REFUSED],
]);

holds('a choice with a usual value', choiceOr(1), [
  [undefined, 1],
  [null, 1],
  ['', 1],
  ['2', 2],
  [0, 0],
  ['视频', REFUSED],
]);

holds('flag that says no with 0 alone', unlessZero, [
  [undefined, true],
  [null, true],
  ['', true],
  [1, true],
  ['1', true],
  [2, true],
  [0, false],
  ['0', false],
  [' 0 ', false],
  [false, false],
]);

holds('escaped link', link, [
  ['/cate?type=1&amp;id=2', '/cate?type=1&id=2'],
  ['https://a.example/?x=1&#38;y=2', 'https://a.example/?x=1&y=2'],
  ['/a?b=1&copy=2', '/a?b=1&copy=2'],
  ['java&#115;cript&colon;alert(1)', ''],
  ['javascript&#58;alert(1)', ''],
  ['&#47;&#47;evil.example', ''],
  ['https://user&#64;evil.example/', ''],
]);

holds('picture', picture, [
  ['https://cdn.example/a.png?w=1&amp;s=2', 'https://cdn.example/a.png?w=1&s=2'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['uploads/2026/a.jpg', '/uploads/2026/a.jpg'],
  ['./uploads/a.webp?x=1', '/uploads/a.webp?x=1'],
  ['uploads/封面.png', '/uploads/封面.png'],
  ['/uploads/my cover.png', '/uploads/my%20cover.png'],
  [' https://cdn.example/a b.png ', 'https://cdn.example/a%20b.png'],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:image/svg+xml;base64,PHN2Zz4=', ''],
  ['data:text/html;base64,PHN2Zz4=', ''],
  ['data:image/png,<svg>', ''],
  ['   ', ''],
  ['null', ''],
  ['无', ''],
  ['///evil.example/a.png', ''],
  ['/\\evil.example/a.png', ''],
  ['../a.png', ''],
  ['javascript:a.png', ''],
  ['https://user@evil.example/a.png', ''],
  ['//user@evil.example/a.png', ''],
  [`uploads/${'a'.repeat(2000)}.png`, ''],
]);

const noon = Date.UTC(2026, 2, 1, 4);

holds('time', time, [
  [noon / 1000, noon],
  [String(noon / 1000), noon],
  [noon, noon],
  [String(noon), noon],
  ['2026-03-01 12:00:00', noon],
  ['2026-03-01 12:00', noon],
  ['2026/3/1 12:00:00', noon],
  ['2026-03-01T04:00:00Z', noon],
  ['2026-03-01T12:00:00+08:00', noon],
  ['2026-03-01T04:00:00.000+0000', noon],
  ['2026-03-01T04:00:00.123456+00:00', noon],
  ['2026-03-01 12:00:00 +0800', noon],
  ['2026-02-28T23:00:00-0500', noon],
  ['0000-00-00 00:00:00', null],
  ['0000-00-00', null],
  ['0000-00-00T00:00:00Z', null],
  ['0001-01-01 00:00:00', null],
  ['2026-02-30', null],
  ['2025-02-29 12:00:00', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-03-00', null],
  ['2026-03-01 24:00:00', null],
  ['2026-03-01 12:60:00', null],
  ['2026-03-01 12:00:60', null],
  ['2026-03-01T12:00:00+99:00', null],
  ['2024-02-29 12:00:00', Date.UTC(2024, 1, 29, 4)],
  ['2026-03-01', Date.UTC(2026, 1, 28, 16)],
  [0, null],
  ['0', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['明天', null],
  [-5, null],
  [9e15, null],
  [[], null],
  [{}, null],
]);

it('encodes a moment to seconds and a switch to 1 and 0', () => {
  expect(z.encode(time, noon)).toBe(noon / 1000);
  expect(z.encode(time, null)).toBe(null);
  expect([z.encode(flag, true), z.encode(flag, false)]).toEqual([1, 0]);
  expect([z.encode(zeroFlag, true), z.encode(zeroFlag, false)]).toEqual([0, 1]);
});

it('takes a picture only from a safe address', () => {
  expect(read(picture, '/media/a.svg')).toBe('/media/a.svg');
  expect(read(picture, 'data:image/svg+xml,<svg onload=alert(1)>')).toBe('');
  expect(read(picture, null)).toBe('');
});

it('counts what nobody sees as missing', () => {
  const unseen = ['\u200b', ' \u2060\u3000', '\ufeff\u200d', '\u202e', '\u00ad\u3164\u2800'];
  expect(unseen.map((raw) => read(requiredText, raw))).toEqual(unseen.map(() => REFUSED));
});

it('says what it expected where it refuses', () => {
  const expectations = [
    [requiredText, 'text'],
    [id, 'id'],
    [choice, 'whole number'],
    [money, 'amount'],
  ] as const;
  for (const [schema, expected] of expectations) {
    const result = z.safeParse(schema, { no: 'such thing' });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([expected]);
  }
});
