import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault, lineOf, rangeOf } from '#schemas/publication/json-text.ts';
import { triesOf } from '../../harness/times.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const positionOf = (text: string) => {
  const fault = jsonFault(text);
  return fault && { ...lineOf(text, fault.offset), expected: fault.expected };
};

describe('the first fault of a text', () => {
  it.each([
    ['[\n  "a"\n  "b"\n]', 3, 3, '这里应为逗号或 ]'],
    ['{ "a": 1 "b": 2 }', 1, 10, '这里应为逗号或 }'],
    ['[1, ]', 1, 5, '这里应为一个值（前面多了逗号，或引号不成对）'],
    ['{ "a": 1, }', 1, 11, '这里应为双引号里的字段名（前面可能多了逗号）'],
    ['{ a: 1 }', 1, 3, '这里应为双引号里的字段名或 }'],
    ['{ "a" 1 }', 1, 7, '字段名后面应为冒号'],
    ['["a]', 1, 2, '这里应为一个值或 ]（引号是否成对）'],
    ['[1]\n]', 2, 1, '内容到这里应已结束'],
    ['[1,\n [2', 2, 4, '还没有写完：这里应为逗号或 ]'],
    ['[1}', 1, 3, '这里应为逗号或 ]'],
  ])('%j stands in line %i, column %i', (text, line, column, expected) => {
    expect(positionOf(text)).toEqual({ line, column, expected });
  });

  it('is there exactly where the text is no JSON', () => {
    const scraps = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"\\u00e9"',
        '"\\x"',
        '"',
        '-1.5e3',
        '01',
        'true',
        ' ',
        '\n',
      ],
    );
    const texts = fc.oneof(
      fc.json(),
      fc.array(scraps, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([text, at, more]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + more + text.slice(cut + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(jsonFault(text) === undefined, text).toBe(isJson(text));
      }),
      { numRuns: triesOf(2000) },
    );
  });

  it('is found however deep the text is nested', () => {
    const deep = '['.repeat(100_000);
    expect(jsonFault(`${deep}1${']'.repeat(100_000)}`)).toBeUndefined();
    expect(jsonFault(`${deep}1`)?.offset).toBe(100_001);
  });
});

describe('the place of a value', () => {
  const text = '{ "a": [1, { "b": "x,]" }], "c\\u0061": {"d": null} }';
  const at = (...path: (string | number)[]) => {
    const range = rangeOf(text, path);
    return range && text.slice(range.from, range.to);
  };

  it('is that of the value at the path', () => {
    expect(at()).toBe(text);
    expect(at('a')).toBe('[1, { "b": "x,]" }]');
    expect(at('a', 0)).toBe('1');
    expect(at('a', 1, 'b')).toBe('"x,]"');
    expect(at('ca', 'd')).toBe('null');
    expect(at('a', 2)).toBeUndefined();
    expect(at('d')).toBeUndefined();
  });

  it('is that of the last of several fields of one name, which JSON takes', () => {
    const twice = '{"a": [1], "a": [2]}';
    const range = rangeOf(twice, ['a', 0]);
    expect(range && twice.slice(range.from, range.to)).toBe('2');
  });
});
