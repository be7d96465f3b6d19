import type { RankedTeam } from '#schemas/exam/team-endpoints.ts';
import { LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { spentWords } from '#src/entities/assessment/times.ts';

const leaderOf = ({ name, rank, scored, spent, score, mine }: RankedTeam) => ({
  ...{ rank, name, mine, avatar: '', score: `${score} 分` },
  note: `${scored} 人已计分 · 用时 ${spentWords(spent)}`,
});

export const Rivals = ({ teams }: { teams: readonly RankedTeam[] }) => (
  <ol aria-label="队伍排名">
    {teams.map((team) => (
      <LeaderRow as="li" of={leaderOf(team)} key={`${team.rank} ${team.name}`} />
    ))}
  </ol>
);
