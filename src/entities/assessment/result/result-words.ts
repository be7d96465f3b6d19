import type * as z from 'zod/mini';
import type { result } from '#schemas/assessment/wire.ts';

type Result = z.output<typeof result>;

/**
 * Words for a passed paper; `people`: the other participants, `line`: what the pass mark is called. A full score does not say that every answer
 * was right, since some questions bring no points.
 */
export const passedWords = (
  { score, full, pass, rank, ranked }: Pick<Result, 'score' | 'full' | 'pass' | 'rank' | 'ranked'>,
  people: string,
  line: string,
): string => {
  if (score >= full) return '拿到满分，非常出色';
  const behind = ranked > 1 ? Math.round(((ranked - rank) / (ranked - 1)) * 100) : 0;
  if (rank > 0 && behind > 0) return `成绩超过了 ${behind}% 的${people}`;
  return score > pass ? `比${line}高 ${score - pass} 分，继续保持` : `刚好达到${line}，继续加油`;
};

/** The name of what is celebrated; '' where there is nothing to celebrate, as where the time ran out. */
export const joyOf = (
  kind: string,
  { attempt, outcome, byTime }: Pick<Result, 'attempt' | 'outcome' | 'byTime'>,
): string =>
  outcome === 'passed' || (outcome === 'finished' && !byTime) ? `${kind}:${attempt}` : '';

/** 第 3 名 / 12 人有成绩 for the best attempt; only passed attempts are ranked, '' without one. */
export const rankWords = ({ rank, ranked }: Pick<Result, 'rank' | 'ranked'>): string =>
  rank > 0 ? `第 ${rank} 名 / ${ranked} 人有成绩` : '';
