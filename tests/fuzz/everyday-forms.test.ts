import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { literally, MAX_TEXT, requiredText, text } from '#schemas/wire/primitives.ts';
import { endpoints, goodOf } from './harness/answers.ts';
import { composeOrder, resolvedFor, visits } from './harness/documents.ts';
import { soundItems } from './harness/items.ts';
import { runs } from './harness/seeded.ts';

/** As PHP's `htmlspecialchars` and its neighbours write a text. */
const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
  '\u00a0': '&nbsp;',
  é: '&eacute;',
  '“': '&ldquo;',
};

const escapes = {
  'special signs alone': (written: string) =>
    written.replace(/[&<>"'\u00a0é“]/g, (sign) => special[sign] ?? sign),
  'every sign as a number': (written: string) =>
    [...written].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
  'every sign as a hexadecimal number': (written: string) =>
    [...written].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
};

const signs = fc.oneof(
  fc.constantFrom(
    '&',
    '<b>',
    '"',
    "'",
    '&lt;',
    '&amp;amp;',
    '课',
    'é',
    '“',
    '\u00a0',
    '\u202e',
    '\u200b',
    '\u0000',
    '👩\u200d⚕️',
    '\n',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const written = fc
  .array(signs, { maxLength: 30 })
  // no JSON of a back end that can be read holds halves of signs
  .map((all) => all.join('').replace(/\p{Cs}/gu, ''));

/** The texts of an answer as they are changed; other values stay. */
const withTexts = (answer: unknown, change: (written: string) => string): unknown => {
  if (typeof answer === 'string') return change(answer);
  if (Array.isArray(answer)) return answer.map((each) => withTexts(each, change));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [name, withTexts(each, change)]),
  );
};

describe('a text that a back end has escaped', () => {
  it.each(Object.entries(escapes))('is read as what was written, once: %s', (_, escaped) => {
    fc.assert(
      fc.property(written, (given) => {
        for (const schema of [text, requiredText])
          expect(z.safeParse(schema, escaped(given)).data).toBe(
            literally(() => z.safeParse(schema, given)).data,
          );
      }),
      runs(200),
    );
  });

  it('is read again as it was, however it is cut', () => {
    fc.assert(
      fc.property(written, fc.nat({ max: 20 }), (given, shift) => {
        const long = 'x'.repeat(MAX_TEXT - shift) + given;
        const read = z.parse(text, long);
        expect(read).not.toMatch(/\p{Cs}/u);
        expect(read.length).toBeLessThanOrEqual(MAX_TEXT + 2);
        expect(z.parse(text, z.encode(text, read))).toBe(read);
      }),
      runs(200),
    );
  });
});

const { 'special signs alone': specialSigns } = escapes;
const marked = (given: string) => (/\p{Script=Han}/u.test(given) ? `${given} & “心” é` : given);

describe('an answer whose texts are escaped', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    'of %s says the same as one whose texts are not',
    (_path, endpoint) => {
      const textOf = (change: (given: string) => string) =>
        z.parse(endpoint.data, withTexts(goodOf(endpoint), change));
      expect(textOf((given) => specialSigns(marked(given)))).toEqual(textOf(marked));
    },
  );
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numbered = (list: readonly unknown[]) => Object.fromEntries(list.entries());

/** A setting as a back end may write it that knows texts and numbers alone. */
const foreignValue = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : 0;
  return Array.isArray(value)
    ? numbered(value.map((id) => (/^[1-9]\d*$/.test(id) ? Number(id) : id)))
    : value;
};

const foreignItem = (item: unknown, asJson: boolean): unknown => {
  if (!isRecord(item)) return item;
  const { settings, sections } = item;
  const values = isRecord(settings) ? Object.entries(settings) : [];
  const tidy = Object.fromEntries(values.map(([name, value]) => [name, foreignValue(value)]));
  return {
    ...item,
    open: '1',
    ...(isRecord(settings) && { settings: asJson ? JSON.stringify(tidy) : tidy }),
    ...(Array.isArray(sections) && {
      sections: numbered(sections.map((held: unknown) => foreignItem(held, asJson))),
    }),
  };
};

it('an order that another back end writes in its own forms says the same', () => {
  fc.assert(
    fc.property(soundItems, fc.boolean(), (items, asJson) => {
      const own = composeOrder(items);
      const foreign = composeOrder(items.map((item) => foreignItem(item, asJson)));
      expect(foreign.nodes).toEqual(own.nodes);
      expect(foreign.faults.map(({ path }) => path)).toEqual(own.faults.map(({ path }) => path));
    }),
    runs(200),
  );
});

it('closed items are as if they were not there, whatever they say', () => {
  fc.assert(
    fc.property(
      soundItems,
      visits,
      fc.constantFrom(0, '0', false, 'false'),
      (items, visit, open) => {
        const closed = items.map((item) => ({ ...(isRecord(item) ? item : { name: item }), open }));
        expect(resolvedFor(composeOrder(closed), visit)).toEqual([]);
      },
    ),
    runs(200),
  );
});
