import type { Teammate } from '#schemas/exam/team-endpoints.ts';
import { type Leader, LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { TextButton } from '#src/ui/button/button.tsx';
import { mateWords } from './words.ts';

const leaderOf = (mate: Teammate): Leader => ({
  ...{ rank: 0, avatar: mate.avatar, mine: mate.mine, score: '', note: mateWords(mate) },
  name: [mate.nickname, mate.mine && '（我）', mate.captain && ' · 队长'].filter(Boolean).join(''),
});

type Props = {
  mates: readonly Teammate[];
  /** Takes a member out; undefined where the member cannot. */
  onRemove?: ((mate: Teammate) => void) | undefined;
};

export const Mates = ({ mates, onRemove }: Props) => (
  <ul aria-label="队员">
    {mates.map((mate) => (
      <LeaderRow as="li" of={leaderOf(mate)} key={mate.id}>
        {onRemove && !mate.mine && mate.progress === 'waiting' && (
          <TextButton aria-label={`移出${mate.nickname}`} onClick={() => onRemove(mate)}>
            移出
          </TextButton>
        )}
      </LeaderRow>
    ))}
  </ul>
);
