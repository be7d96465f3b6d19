import type { OwnRank } from '#schemas/assessment/wire.ts';
import { spentWords } from '../times.ts';

/** How far the place above is; '' where the answer does not tell. */
export const distanceWords = ({ rank, ranked, score, spent, ...ahead }: OwnRank): string => {
  const { aheadScore, aheadSpent } = ahead;
  if (rank === 1) return ranked > 1 ? '目前排在第一' : '第一个上榜';
  if (aheadScore > score) return `距上一名差 ${aheadScore - score} 分`;
  if (aheadScore < score) return '';
  return spent > aheadSpent
    ? `与上一名同分，用时多 ${spentWords(spent - aheadSpent)}`
    : '与上一名同分，先完成的在前';
};
