import type { OwnRank as Own, Ranked } from '#schemas/assessment/wire.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { spentWords } from '../times.ts';
import { LeaderRow } from './leader-row.tsx';
import { OwnRank } from './own-rank.tsx';

export const rankedLeader = ({ nickname, avatar, score, spent, rank, mine }: Ranked) => ({
  ...{ rank, mine, avatar, name: mine ? `${nickname}（我）` : nickname },
  note: `用时 ${spentWords(spent)}`,
  score: `${score} 分`,
});

/** What every list with places has in common. */
export const rankingList = { rowHeight: 72, skeleton: 'compact', fresh: false } as const;

type Ranking = Pick<InfiniteList<Ranked, { rule: string; mine: Own }>, 'answer' | 'state'>;

/** The rule above the rows, and the own place pinned to the foot; `to`: where a place is earned. */
export const rankingParts = ({ answer, state }: Ranking, to: string, name: string) => ({
  head: answer && (
    <Text kind="meta" tone="secondary" padBlock={12} padInline="gutter">
      {answer.rule}
    </Text>
  ),
  action: to && state !== 'broken' && <OwnRank mine={answer?.mine} to={to} name={name} />,
  row: (ranked: Ranked) => <LeaderRow of={rankedLeader(ranked)} />,
});
