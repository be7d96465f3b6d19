import type * as z from 'zod/mini';
import type { result } from '#schemas/assessment/wire.ts';

type Result = z.output<typeof result>;

/**
 * Words for a passed paper; `people`: the other participants. A full score does not say that every answer
 * was right, since some questions bring no points.
 */
export const passedWords = (
  { score, full, rank, ranked }: Pick<Result, 'score' | 'full' | 'rank' | 'ranked'>,
  people: string,
  plain: string,
): string => {
  if (score >= full) return '拿到满分，非常出色';
  const behind = ranked > 1 ? Math.round(((ranked - rank) / (ranked - 1)) * 100) : 0;
  return rank > 0 && behind > 0 ? `成绩超过了 ${behind}% 的${people}` : plain;
};

/** 第 3 名 / 12 人有成绩 for the best attempt; only passed attempts are ranked, '' without one. */
export const rankWords = ({ rank, ranked }: Pick<Result, 'rank' | 'ranked'>): string =>
  rank > 0 ? `第 ${rank} 名 / ${ranked} 人有成绩` : '';
