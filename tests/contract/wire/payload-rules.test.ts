import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { everyDesk } from '../../server/harness/operator/every-desk.ts';
import { childrenOf, rulesIn, unlimitedTexts } from '../harness/walk-schema.ts';

const ofConsole = Object.values(everyDesk).map(({ path, payload, refusals }) => ({
  path,
  payload,
  refusals: { ...consoleRefusals, ...refusals },
}));
const endpoints = [...everyEndpoint, ...ofConsole];

/** Nobody types these: the app takes them from an answer, an address or the messenger. */
const handedOn = [
  ...['key', 'id', 'type', 'lesson', 'attempt', 'member_id', 'group_id', 'coupon_id', 'type_id'],
  ...[
    'product',
    'exam',
    'category',
    'category_id',
    'teacher_id',
    'node_id',
    'order_no',
    'order_id',
    'pay_no',
    'media',
    'media_id',
    'url',
    'urlPage',
  ],
];

/** Why a text that somebody types has no longest length of its own. */
const otherwise: Readonly<Record<string, string>> = {
  '/v1/wxlogin/Info code': 'the messenger hands it out',
  '/v2/wxcode/index data': 'the address of the page',
  '/v1/preview/draft token': 'it comes out of an address, and the verb says what is wrong with it',
  '/v1/batch/read calls.*.path': 'only paths of calls are taken',
  '/v1/Login/sendSmsCode phone': 'a rule of the whole payload judges it, unless it goes unread',
  '/v1/questionnaire/save answers.*.values.*': 'a rule of all answers limits each',
  '/v1/questionnaire/submit answers.*.values.*': 'a rule of all answers limits each',
  '/v1/exam/save answers.*.values.*': 'a rule of all answers limits each',
  '/v1/exam/submit answers.*.values.*': 'a rule of all answers limits each',
  '/v1/exam/wrong_practice answer.values.*': 'a rule of the answer limits each',
  '/v1/game/answer answer.values.*': 'a rule of the answer limits each',
  ...Object.fromEntries(
    ['name', 'hospital', 'department', 'jobTitle', 'province', 'city', 'idCard'].map((field) => [
      `/v9/Member/setForm ${field}`,
      'operators say how long it may be',
    ]),
  ),
  '/v9/Member/setForm answers.*.values.*': 'operators say how long it may be',
  '/v1/studio/save intro': 'an article, whose longest length is beyond the text tried here',
  '/v1/studio/saveLesson html': 'an article, whose longest length is beyond the text tried here',
  ...Object.fromEntries(
    ['content', 'trade'].flatMap((area) => [
      [`/operator/api/save-${area}-row values.*.text`, 'the field of its table says how long'],
      [`/operator/api/check-${area}-sheet sheet`, 'a file, whose cells are judged by their fields'],
      [
        `/operator/api/import-${area}-sheet sheet`,
        'a file, whose cells are judged by their fields',
      ],
    ]),
  ),
  '/operator/api/save-draft document': 'the verb reads it and says what is wrong with it',
  '/operator/api/save-plan document': 'the verb reads it and says what is wrong with it',
  '/operator/api/save-block-landing document': 'the verb reads it and says what is wrong with it',
};

describe('the payloads', () => {
  it('say how long every text is that somebody types', () => {
    const unlimited = endpoints.flatMap(({ path, payload }) =>
      unlimitedTexts(payload).map((field) => [field, `${path} ${field}`] as const),
    );
    const typed = unlimited.flatMap(([field, path]) => (handedOn.includes(field) ? [] : path));
    expect(typed.sort()).toEqual(Object.keys(otherwise).sort());
    const names = unlimited.map(([field]) => field);
    expect(handedOn.filter((field) => !names.includes(field))).toEqual([]);
  });

  const held = endpoints.flatMap(({ path, payload, refusals }) => {
    const rules = rulesIn(payload);
    return rules.length > 0 ? [[path, rules, refusals] as const] : [];
  });

  it.each(held)('%s lists what its rules refuse', (_path, rules, refusals) => {
    const listed: readonly unknown[] = Object.values({ ...callRefusals, ...refusals });
    expect(rules.filter(({ refusal }) => !listed.includes(refusal))).toEqual([]);
  });

  it.each(held)('%s says in words what its rules want', (_path, rules) => {
    for (const { reason, refusal, n } of rules) {
      expect(reason).not.toBe('');
      expect(reason).not.toContain('{n}');
      if (refusal.message.includes('{n}')) expect(n).toBeTypeOf('number');
    }
  });

  it('hold rules where people fill in forms', () => {
    expect(held.length).toBeGreaterThan(22);
  });
});

/** What the fields of a payload read of a text that somebody has typed, where that fits. */
const readOf = (schema: z.core.$ZodType, typed: string): unknown[] => {
  const read = readPayload(schema, typed);
  if (read.success) return typeof read.data === 'string' && read.data ? [read.data] : [];
  return childrenOf(schema).flatMap(([, child]) => readOf(child, typed));
};

it.each(['&lt;', '写&amp;amp;在这里的十几个字'])(
  'what somebody types is what they wrote: %s',
  (typed) => {
    const read = endpoints.flatMap(({ payload }) => readOf(payload, typed));
    expect(read.filter((each) => each === typed).length).toBeGreaterThan(50);
    expect(read.filter((each) => each !== typed)).toEqual([]);
  },
);
