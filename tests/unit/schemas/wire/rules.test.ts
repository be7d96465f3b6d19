import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressLines } from '#schemas/address/fields.ts';
import { addressRefusals } from '#schemas/address/refusals.ts';
import { sendSmsCode } from '#schemas/login/endpoints.ts';
import { newPassword, optionalPassword, phone, smsCode } from '#schemas/login/fields.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import { brokenRule } from '#schemas/wire/broken-rule.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { batchOf, exactly, maybe, withDefault } from '#schemas/wire/payload.ts';
import { count, text } from '#schemas/wire/primitives.ts';
import { atMost, faultIn, filled, ruled, shortened, tidied, upTo } from '#schemas/wire/rules.ts';
import { list, object } from '#schemas/wire/structures.ts';

const { badTag } = addressRefusals;
const short = ruled(text, atMost(3, badTag));

const broken = (schema: z.core.$ZodType, value: unknown) => {
  const read = z.safeParse(schema, value);
  return read.success ? undefined : brokenRule(read.error);
};

describe('a field with rules', () => {
  it('reads what its kind reads, as long as the rules hold', () => {
    expect([z.parse(short, ' abc '), z.parse(short, 12), z.parse(short, null)]).toEqual([
      ...['abc', '12', ''],
    ]);
    expect(z.encode(short, 'abc')).toBe('abc');
  });

  it('says which rule is broken, the first of several', () => {
    const field = ruled(text, filled('空'), atMost(3, badTag), atMost(2, badTag));
    expect(broken(field, '')).toMatchObject({ reason: '空', refusal: callRefusals.badPayload });
    expect(broken(field, 'abcd')).toMatchObject({ reason: '最多 3 个字', refusal: badTag, n: 3 });
    expect(broken(field, 'abc')).toMatchObject({ n: 2 });
  });

  it('says of what is of another kind that it does not fit, and breaks no rule', () => {
    const field = ruled(exactly({ a: count }), { holds: () => true, reason: '', refusal: badTag });
    expect(z.safeParse(field, 'a').success).toBe(false);
    expect(broken(field, 'a')).toBeUndefined();
  });

  it('is judged after it was tidied, which is what comes out', () => {
    const field = ruled(
      tidied(text, (typed) => typed.replaceAll('-', '')),
      atMost(3, badTag),
    );
    expect([z.parse(field, 'a-b-c'), broken(field, 'a-b-c-d')?.refusal]).toEqual(['abc', badTag]);
  });

  it('may be cut instead', () => {
    expect(z.parse(shortened(text, 3), 'ab cd')).toBe('ab');
  });
});

describe('a broken rule', () => {
  const payloads = [
    ['an object', object({ a: short }), { a: 'abcd' }],
    ['an object in another', object({ b: object({ a: short }) }), { b: { a: 'abcd' } }],
    ['a closed object', exactly({ a: short }), { a: 'abcd' }],
    ['a batch', object({ b: batchOf(exactly({ a: short }), 9) }), { b: [{ a: 'abcd' }] }],
    ['a field with a default', object({ a: withDefault(short, '') }), { a: 'abcd' }],
    ['a field that may be missing', object({ a: maybe(short) }), { a: 'abcd' }],
    ['an object of zod', z.object({ a: short }), { a: 'abcd' }],
    ['an object with rules', ruled(object({ a: short })), { a: 'abcd' }],
  ] as const;

  it.each(payloads)('is told through %s', (_name, payload, sent) => {
    expect(broken(payload, sent)).toMatchObject({ refusal: badTag, n: 3 });
  });

  it('of a whole payload is told as well', () => {
    const sent = { phone: '1', purpose: 'login', key: 'k' };
    expect(broken(sendSmsCode.payload, sent)?.refusal).toBe(loginRefusals.badPhone);
    expect(broken(sendSmsCode.payload, { ...sent, purpose: 'current' })).toBeUndefined();
    expect(z.parse(sendSmsCode.payload, { ...sent, purpose: 'current' })).toMatchObject({
      phone: '1',
    });
  });
});

describe('the rules that several payloads share', () => {
  it.each([
    [phone, '', '请输入手机号'],
    [phone, '12345', '请输入正确的 11 位手机号'],
    [phone, '13800138000', undefined],
    [smsCode, '', '请输入验证码'],
    [smsCode, '12345', '验证码是短信里的 6 位数字'],
    [smsCode, '12345a', '验证码是短信里的 6 位数字'],
    [smsCode, '012345', undefined],
    [newPassword, '', '请设置新密码'],
    [newPassword, 'learn26', '密码须为 8 至 64 位'],
    [newPassword, `a${'1'.repeat(64)}`, '密码须为 8 至 64 位'],
    [newPassword, '四海为家处处春风', undefined],
    [newPassword, `a${'1'.repeat(63)}`, undefined],
    [optionalPassword, '', undefined],
    [optionalPassword, 'short1', '密码须为 8 至 64 位'],
    [addressLines.receiver, '\u200b', '请填写收货人姓名'],
    [addressLines.receiver, '林'.repeat(21), '最多 20 个字'],
    [addressLines.county, '', undefined],
    [addressLines.city, '', '请选择所在地区'],
    [ruled(count, upTo(9, badTag)), 10, badTag.message],
    [ruled(count, upTo(9, badTag)), 9, undefined],
  ])('%# say in a form what is wrong', (schema, typed, text) => {
    expect(faultIn(schema, typed)).toBe(text);
  });

  it('have words for what no rule foresees', () => {
    expect(faultIn(exactly({ a: count }), 'a')).toBe(callRefusals.badPayload.message);
  });
});

it('an item whose rule is broken is left out of its list', () => {
  const tag = ruled(object({ name: text }), {
    holds: ({ name }: { name: string }) => name !== 'constructor',
    reason: '不能用这个名字',
    refusal: badTag,
  });
  expect(z.parse(list(tag), [{ name: '内科' }, { name: 'constructor' }])).toEqual([
    { name: '内科' },
  ]);
});
