import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { badgeRules } from '#server/domains/questionnaire/badge-rules.ts';
import { badgesOf, type SentAttempt } from '#server/libraries/assessment/badges.ts';

const survey = (paper: number, at: number): SentAttempt => ({
  ...{ paper, at, passed: null, score: 0, full: 0 },
});
const scored = (paper: number, at: number, score: number): SentAttempt => ({
  ...{ paper, at, passed: score >= 60, score, full: 100 },
});

/** Badge by id: [done, earnedAt]. */
const reached = (sent: readonly SentAttempt[]) =>
  Object.fromEntries(
    badgesOf(badgeRules, sent).map(({ id, done, earnedAt }) => [id, [done, earnedAt]]),
  );

test('who has done nothing has all of them before them', () => {
  const all = badgesOf(badgeRules, []);
  expect(all.map(({ done, earnedAt }) => [done, earnedAt])).toEqual(all.map(() => [0, null]));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('a survey counts once, and nobody passes it or has all of its points', () => {
  const twice = [survey(1, 10), survey(1, 20), survey(2, 30)];
  expect(reached(twice)).toMatchObject({
    'first-sent': [1, 10],
    'five-sent': [2, null],
    'first-passed': [0, null],
    'full-score': [0, null],
  });
});

test('the fifth and the twentieth paper earn theirs, with the day of just these', () => {
  const sent = Array.from({ length: 21 }, (_, at) => survey(at, 100 + at));
  expect(reached(sent.slice(0, 4))).toMatchObject({ 'five-sent': [4, null] });
  expect(reached(sent)).toMatchObject({ 'five-sent': [5, 104], 'twenty-sent': [20, 119] });
});

test('three passes in a row: a failure begins anew, a survey between does not', () => {
  const two = [scored(1, 1, 80), scored(2, 2, 60)];
  expect(reached(two)['three-in-a-row']).toEqual([2, null]);
  const broken = [...two, scored(3, 3, 59)];
  expect(reached(broken)['three-in-a-row']).toEqual([0, null]);
  expect(reached([...broken, scored(3, 4, 70)])['three-in-a-row']).toEqual([1, null]);
  const third = [...two, survey(9, 3), scored(4, 4, 100)];
  expect(reached(third)['three-in-a-row']).toEqual([3, 4]);
  // once earned it stays
  expect(reached([...third, scored(5, 5, 0)])['three-in-a-row']).toEqual([3, 4]);
});

test('all points are all of them', () => {
  expect(reached([scored(1, 1, 99)])).toMatchObject({
    'first-passed': [1, 1],
    'full-score': [0, null],
  });
  expect(reached([scored(1, 1, 99), scored(1, 2, 100)])['full-score']).toEqual([1, 2]);
});

it('never takes a badge away, and none is earned before its goal', () => {
  const attempt = fc.record({
    paper: fc.integer({ min: 1, max: 8 }),
    score: fc.integer({ min: 0, max: 100 }),
    survey: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 40 }), (drawn) => {
      const sent = drawn.map((one, at) =>
        one.survey ? survey(one.paper, at) : scored(one.paper, at, one.score),
      );
      const half = badgesOf(badgeRules, sent.slice(0, sent.length / 2));
      for (const [index, badge] of badgesOf(badgeRules, sent).entries()) {
        const { earnedAt } = half[index] ?? {};
        if (earnedAt !== undefined && earnedAt !== null) expect(badge.earnedAt).toBe(earnedAt);
        expect(badge.done === badge.goal).toBe(badge.earnedAt !== null);
      }
    }),
  );
});
