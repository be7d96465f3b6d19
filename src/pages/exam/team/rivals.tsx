import type { RankedTeam } from '#schemas/exam/team-endpoints.ts';
import rows from '#src/entities/assessment/rows.module.css';
import { spentWords } from '#src/entities/assessment/times.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

/** The first teams of an exam, by their names alone. */
export const Rivals = ({ teams }: { teams: readonly RankedTeam[] }) => (
  <ol aria-label="队伍排名">
    {teams.map((team) => (
      <li className={rows.row} data-mine={team.mine} key={team.rank}>
        <span className={rows.rank} data-top={team.rank <= 3}>
          {team.rank}
        </span>
        <span className={rows.words}>
          <span className={rows.title}>{team.name}</span>
          <span className={rows.meta}>
            <Unbroken>{`${team.scored} 人已计分 · 用时 ${spentWords(team.spent)}`}</Unbroken>
          </span>
        </span>
        <span className={rows.end}>
          <strong>{team.score} 分</strong>
        </span>
      </li>
    ))}
  </ol>
);
