import type * as z from 'zod/mini';
import type { result } from '#schemas/assessment/wire.ts';

type Result = z.output<typeof result>;

/**
 * What is said of a paper that was passed; `people`: who else took it. A full score is no word on each answer,
 * since not every question brings points.
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

/** 第 3 名 / 12 人有成绩 of the best attempt, since who has not passed is in no ranking; '' where none was passed. */
export const rankWords = ({ rank, ranked }: Pick<Result, 'rank' | 'ranked'>): string =>
  rank > 0 ? `第 ${rank} 名 / ${ranked} 人有成绩` : '';
