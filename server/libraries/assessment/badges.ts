import type { BadgeTier } from '#schemas/assessment/wire.ts';

/** `at` in ms; `passed` is null for a paper without pass mark. */
export type SentAttempt = {
  paper: number;
  at: number;
  passed: boolean | null;
  score: number;
  full: number;
};

/** `reached`: when the count first reached 1, 2, …, in ms. */
type Course = { reached: number[]; now: number };
type Measure = (sent: readonly SentAttempt[]) => Course;

const counted = (reached: number[]): Course => ({ reached, now: reached.length });

const firstOfEach = (sent: readonly SentAttempt[]): number[] => {
  const papers = new Map<number, number>();
  for (const { paper, at } of sent) if (!papers.has(paper)) papers.set(paper, at);
  return [...papers.values()];
};

/** Consecutive passes: a failure starts over, and a paper without a pass mark does not count. */
const rowOf: Measure = (sent) => {
  const reached: number[] = [];
  let now = 0;
  for (const { passed, at } of sent) {
    if (passed === null) continue;
    now = passed ? now + 1 : 0;
    if (now > reached.length) reached.push(at);
  }
  return { reached, now };
};

const isPassed = ({ passed }: SentAttempt): boolean => passed === true;
const isFull = ({ passed, score, full }: SentAttempt): boolean =>
  passed !== null && full > 0 && score >= full;

const measures = {
  sent: (sent) => counted(firstOfEach(sent)),
  passed: (sent) => counted(firstOfEach(sent.filter(isPassed))),
  row: rowOf,
  full: (sent) => counted(firstOfEach(sent.filter(isFull))),
} satisfies Record<string, Measure>;

export type BadgeRule = {
  id: string;
  tier: BadgeTier;
  title: string;
  text: string;
  measure: keyof typeof measures;
  goal: number;
};

export const badgesOf = (rules: readonly BadgeRule[], sent: readonly SentAttempt[]) =>
  rules.map(({ measure, goal, ...rule }) => {
    const { reached, now } = measures[measure](sent);
    const earnedAt = reached[goal - 1] ?? null;
    return { ...rule, goal, earnedAt, done: earnedAt === null ? Math.min(now, goal) : goal };
  });
