import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#schemas/desk/csv.ts';
import { readSheet } from '#schemas/desk/read-sheet.ts';
import type { Field } from '#schemas/field/field.ts';
import type { FieldKind } from '#schemas/field/kinds.ts';
import {
  fieldFault,
  readField,
  shownText,
  textOfShown,
  writeField,
} from '#schemas/field/read-field.ts';

const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  ...{ name: 'a', label: '甲', kind, help: '', required: false, options: [] },
  ...more,
});

const options = [
  { id: 'all', title: '全部' },
  { id: 'one', title: '一个' },
];

describe('the text of a field', () => {
  it.each([
    [field('money'), '19.9', 1990],
    [field('money'), '0.29', 29],
    [field('number'), ' 7 ', 7],
    [field('switch'), '1', true],
    [field('choice', { options }), 'one', 'one'],
    [field('moment'), '2026-11-21 09:30', Date.parse('2026-11-21T01:30:00Z')],
    [field('lines'), '一\n\n 二 ', ['一', '二']],
    [field('references'), '3，12、5', [3, 12, 5]],
    [field('choices', { options }), 'one,all,one', ['one', 'all']],
    [field('decimal', { min: -90, max: 90 }), '-22.5', -22.5],
    [field('number'), '', null],
    [field('text'), '', ''],
    [field('references'), '', []],
    [field('lines', { pattern: 'letters' }), 'c，A', ['a', 'c']],
    [field('lines', { pattern: 'letters' }), '对', ['true']],
    [field('lines', { pattern: 'blanks' }), '120; 一百二\n80mmHg', ['120；一百二', '80mmHg']],
  ] as const)('%o is read from %j', (one, text, value) => {
    expect(readField(one, text)).toEqual({ ok: true, value });
  });

  it.each([
    [field('text', { required: true }), ' ', '请填写'],
    [field('text', { max: 2 }), '三个字', '最多 2 个字，现在有 3 个'],
    [field('money', { max: 500 }), '5.01', '不能大于 5.00'],
    [field('number', { min: 2 }), '1', '不能小于 2'],
    [field('moment'), '2026-02-30 09:30', '请填写时间，例如 2026-11-21 09:30'],
    [field('moment'), '2026-11-21 24:00', '请填写时间，例如 2026-11-21 09:30'],
    [field('picture'), 'javascript:1', '请上传图片，或填写图片的网址'],
    [field('choice', { options }), '全部', '请选择其中一项'],
    [field('choices', { options }), 'none', '请选择其中的选项'],
    [field('lines', { pattern: 'letters' }), '丙', '请填写选项的字母，用逗号隔开，例如 A,C'],
    [field('lines', { pattern: 'blanks' }), '120\n；', '每行写一个空的答案，例如 120；一百二'],
    [field('lines', { pattern: 'blanks' }), '长'.repeat(101), '一个空最多 100 个字'],
  ])('%o tells what is wrong with %j', (one, text, message) => {
    expect(fieldFault(one, text)).toBe(message);
  });

  it.each([
    [field('switch'), '0', '否'],
    [field('choice', { options }), 'one', '一个'],
    [field('choices', { options }), 'one,all', '一个、全部'],
    [field('money'), '9.90', '9.90'],
  ])('%o is shown and found again', (one, text, shown) => {
    expect(shownText(one, text)).toBe(shown);
    expect(textOfShown(one, shown)).toBe(text);
  });

  it('names the row of another table by number and name', () => {
    expect(shownText(field('reference'), '12', '内科')).toBe('12 内科');
    expect(textOfShown(field('reference'), '12 内科')).toBe('12');
  });

  it('is written as it was read, whatever it is', () => {
    const money = field('money', { max: 99_999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (fen) => {
        expect(readField(money, writeField(money, fen))).toEqual({ ok: true, value: fen });
      }),
    );
    const moment = field('moment');
    const minutes = fc.integer({ min: 26_000_000, max: 60_000_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const at = minute * 60_000;
        expect(readField(moment, writeField(moment, at))).toEqual({ ok: true, value: at });
      }),
    );
  });
});

describe('a table in CSV', () => {
  it('comes back as it was written, formulas too', () => {
    const cell = fc.string({
      unit: fc.constantFrom('"', ',', '\n', '\r\n', '=', '一', ' ', 'a', '+'),
    });
    const line = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const filled = lines.filter((cells) => cells.some((text) => text.trim() !== ''));
        const read = readSheet(lines.map(csvLine).join(''));
        expect(read?.map(({ cells }) => cells)).toEqual(filled);
      }),
    );
  });

  it('tells the line at which each row begins, and drops the mark and empty lines', () => {
    expect(readSheet('\uFEFFa,b\n"x\ny",2\n\n,\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', '2'] },
      { line: 6, cells: ['3', '4'] },
    ]);
  });

  it.each(['a,"b', '"a"b,c', 'a"b'])('%j is none', (text) => {
    expect(readSheet(text)).toBeUndefined();
  });
});
