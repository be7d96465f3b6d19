import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas/field/field.ts';
import type { SentField } from '#schemas/form/field.ts';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import { formFaultsOf, longestOf, tidyValues } from '#schemas/form/judge.ts';
import { answersOfWords, standardFields, wordsOfAnswers } from '#schemas/profile/words.ts';

const MASKED = '110***********002X';

const fieldOf = (kind: SentField['kind'], more: Partial<SentField> = {}): Field =>
  fieldOfSent({
    ...{ key: 'a', kind, label: '甲', required: false, options: [] },
    ...{ placeholder: '', hint: '', longest: 0 },
    ...more,
  });

/** What is wrong with `values` of one field. */
const faultOf = (field: Field, values: string[], shown: string[] = []): string | undefined =>
  formFaultsOf([field], { [field.name]: values }, { [field.name]: shown })[0]?.text;

describe('a field', () => {
  it.each([
    ['text', '请输入甲'],
    ['single', '请选择甲'],
    ['region', '请选择甲'],
    ['date', '请选择甲'],
    ['picture', '请上传甲'],
  ] as const)('of kind %s that is required says %s', (kind, words) => {
    expect(faultOf(fieldOf(kind, { required: true }), ['', ' '])).toBe(words);
    expect(faultOf(fieldOf(kind), [])).toBe(undefined);
  });

  it('takes an identity number as masked only where that one is shown', () => {
    const field = fieldOf('identity', { required: true });
    expect(faultOf(field, [MASKED], [MASKED])).toBe(undefined);
    expect(faultOf(field, [MASKED], [])).toMatch(/甲有误/);
    expect(faultOf(field, [MASKED, MASKED], [MASKED])).toBe('甲只能填写一项');
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1899-12-31', false],
    ['2101-01-01', false],
    ['2024-2-9', false],
    ['2024-13-01', false],
  ])('takes %s for a date: %s', (day, fits) => {
    expect(faultOf(fieldOf('date'), [day]) === undefined).toBe(fits);
  });

  it('knows how long an answer may be, its own or the kind’s', () => {
    expect(longestOf(fieldOf('text', { longest: 5 }))).toBe(5);
    expect(longestOf(fieldOf('paragraph'))).toBe(500);
    expect(longestOf(fieldOf('paragraph', { longest: 9000 }))).toBe(2000);
    expect(faultOf(fieldOf('text', { longest: 2 }), ['一二三'])).toBe('甲最多 2 个字');
  });

  it('loses what nobody writes, and blanks, but not the place of a city', () => {
    expect(tidyValues(fieldOf('text'), [' 一\u0000\u202e\n二 '])).toEqual(['一 二']);
    expect(tidyValues(fieldOf('multiple'), ['1', ' ', '2'])).toEqual(['1', '2']);
    expect(tidyValues(fieldOf('region'), ['', '杭州市'])).toEqual(['', '杭州市']);
    expect(tidyValues(fieldOf('region'), ['', ''])).toEqual([]);
    expect(tidyValues(fieldOf('identity'), ['11010519491231002x'])).toEqual(['11010519491231002X']);
  });

  it('is judged in the order of the form', () => {
    const fields = ['b', 'a'].map((key) => fieldOf('text', { key, label: key, required: true }));
    expect(formFaultsOf(fields, {}).map(({ name }) => name)).toEqual(['b', 'a']);
  });
});

describe('the words of a profile', () => {
  const words = {
    name: '林晓',
    sex: 2,
    hospital: '市第一医院',
    department: '',
    jobTitle: '主治医师',
    province: '浙江省',
    city: '杭州市',
    idCard: MASKED,
  };

  it('are answers and words again, and everything else is further', () => {
    const answers = { ...answersOfWords(words, standardFields), level: ['3a'] };
    expect(wordsOfAnswers(answers)).toEqual({ words, further: { level: ['3a'] } });
  });

  const tellsAll = (further: Record<string, string[]>) => {
    const answer = { ...answersOfWords(words, standardFields), ...further };
    const statement = wordsOfAnswers(answer);
    expect({ ...answersOfWords(statement.words, standardFields), ...statement.further }).toEqual(
      answer,
    );
    return statement;
  };

  it('leave to the further answers whatever they cannot say in full', () => {
    const region = ['浙江省', '杭州市', '西湖区'];
    expect(tellsAll({ region })).toEqual({ words, further: { region } });
    const sex = ['other'];
    expect(tellsAll({ sex })).toEqual({ words: { ...words, sex: 0 }, further: { sex } });
    const hospital = ['市第一医院', '市中医院'];
    expect(tellsAll({ hospital })).toEqual({ words, further: { hospital } });
    expect(tellsAll({ sex: ['1'], region: ['上海市'] }).further).toEqual({});
  });

  it('tell no sex where the form does not offer a secret', () => {
    const open = { ...words, sex: 0 };
    expect(answersOfWords(open, standardFields).sex).toEqual(['0']);
    const sentFields = standardFields.map((field) =>
      field.key === 'sex' ? { ...field, options: field.options.slice(1) } : field,
    );
    expect(answersOfWords(open, sentFields).sex).toEqual([]);
  });
});
