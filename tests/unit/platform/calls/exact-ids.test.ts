import { beforeEach, describe, expect, it } from 'vitest';
import { featuredList } from '#schemas/home/endpoints.ts';
import { isNumericId } from '#schemas/text/validators.ts';
import { validate } from '#src/engine/validate.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { exactJson } from '#src/platform/calls/exact-json.ts';
import { answerWith, stubStorage } from '../../harness/browser-stubs.ts';

beforeEach(() => void stubStorage());

const courseOf = (id: string) => `{"id":${id},"type":4,"title":"课 ${id}"}`;

describe('identifiers beyond what a number holds', () => {
  it('keep their digits from the text of the answer to the card', async () => {
    const ids = ['9007199254740993', '9007199254740992', '1861234567890123777'];
    const body = `{"code":200,"msg":"","data":{"new_array":[${ids.map(courseOf)}],"page_num":1}}`;
    answerWith(() => new Response(body));
    const answer = await callRaw(featuredList);
    const read = answer.ok ? validate(featuredList, answer.data) : undefined;
    expect(read?.fits && read.data).toMatchObject({ items: ids.map((id) => ({ id })) });
    expect(ids.every(isNumericId)).toBe(true);
  });

  it.each([
    ['[9007199254740991, 1795147200000]', [9007199254740991, 1795147200000]],
    ['[9007199254740993]', ['9007199254740993']],
    ['["9007199254740993, 9007199254740993"]', ['9007199254740993, 9007199254740993']],
    [
      '["\\"9007199254740993", "\\\\", 9007199254740993]',
      ['"9007199254740993', '\\', '9007199254740993'],
    ],
    ['[0.1000000000000000, 1e22, 1000000000000000000e3]', [0.1, 1e22, 1e21]],
    ['{"9007199254740993":9007199254740993}', { '9007199254740993': '9007199254740993' }],
  ])('%s is read as %j', (text, value) => {
    expect(exactJson(text)).toEqual(value);
  });

  it('leaves what is no JSON refused', () => {
    for (const text of ['<html>9007199254740993', '[9007199254740993', '"9007199254740993'])
      expect(() => exactJson(text)).toThrow(SyntaxError);
  });

  it('refuses a text whose quotes do not end as fast as any other', () => {
    const text = `[9007199254740993,${'"\\'.repeat(200_000)}`;
    expect(() => exactJson(text)).toThrow(SyntaxError);
  });

  it('reads texts of 2 MB', () => {
    const long = '\\u957f"'.replace('"', '\\"').repeat(250_000);
    const text = `{"title":"${long}","id":9007199254740993}`;
    expect(exactJson(text)).toMatchObject({ id: '9007199254740993' });
  });
});
