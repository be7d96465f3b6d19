import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import { intro } from '#schemas/questionnaire/samples.ts';
import { adviceOf, factsOf } from '#src/pages/questionnaire/intro/words.ts';

const MINUTE = 60_000;
const introOf = (own: object) => z.parse(questionnaireIntro.data, { ...intro, ...own });
const adviceFor = (own: object) => adviceOf(introOf(own));
const factFor = (name: string, own: object) =>
  factsOf(introOf(own)).find(([each]) => each === name)?.[1];

describe('what is said before a paper is opened', () => {
  test('where one that runs goes on', () => {
    const own = { state: 'doing', answered: 3, limit: 10 * MINUTE, left: MINUTE };
    expect(adviceFor(own)).toEqual(['上次已答 3 题，会从那里继续']);
  });

  test('that it will want a certified doctor, while there is time for that', () => {
    expect(adviceFor({ state: 'before', gate: 'before', certify: 1 })).toEqual([
      '问卷还没有开始，到时间后可以作答',
      '这份问卷面向已认证的医生，可以先完成认证',
    ]);
  });
});

describe('what is known of a paper', () => {
  test('for whom it is', () => {
    expect(factFor('对象', { doctors: 0 })).toBe('全部学员');
    expect(factFor('对象', { doctors: 1 })).toBe('已认证的医生');
  });

  test.each([
    [{ reward: 0 }, ''],
    [{ reward: 20 }, '20 积分，提交后立即到账，仅首次'],
    [{ reward: 20, pass: 60 }, '20 积分，通过后立即到账，仅首次'],
  ])('what %j brings, and when', (own, words) => {
    expect(factFor('奖励', own)).toBe(words);
  });
});
