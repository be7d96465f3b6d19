import type { OwnRank as Own } from '#schemas/assessment/wire.ts';
import { Line, Stack } from '#src/ui/part/parts.tsx';
import { LeaderParts } from './leader-row.tsx';
import { distanceWords } from './own-words.ts';

type Props = {
  mine: Own | undefined;
  /** Where a place is earned, and the name of that link. */
  to?: string;
  name?: string;
};

/** The member's own rank, however low; of one height in every state. */
export const OwnRank = ({ mine, to, name }: Props) => {
  if (!mine || mine.rank === 0)
    return (
      <Line as="p" tone="secondary" gap={12} high={52} justify="between" flex="grow">
        {mine ? '我还没有上榜' : '我的排名…'}
        {mine && to && (
          <Stack as="a" tone="accent" align="center" across="center" tap="both" href={to}>
            {name}
          </Stack>
        )}
      </Line>
    );
  const { rank, ranked, score, avatar } = mine;
  return (
    <Line gap={12} high={52} flex="grow" role="group" aria-label="我的排名">
      <LeaderParts
        of={{
          ...{ rank, avatar, mine: true, score: `${score} 分` },
          name: `我 · 第 ${rank} 名，共 ${ranked} 人`,
          note: distanceWords(mine),
        }}
      />
    </Line>
  );
};
