import type { RankedTeam } from '#schemas/exam/team-endpoints.ts';
import rows from '#src/entities/assessment/rank/rows.module.css';
import { spentWords } from '#src/entities/assessment/times.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

export const Rivals = ({ teams }: { teams: readonly RankedTeam[] }) => (
  <ol aria-label="队伍排名">
    {teams.map((team) => (
      <Line
        as="li"
        gap={12}
        high={72}
        padBlock={12}
        padInline="gutter"
        edge="end"
        className={rows.row}
        data-mine={team.mine}
        key={team.rank}
      >
        <span className={rows.rank} data-top={team.rank <= 3}>
          {team.rank}
        </span>
        <Stack as="span" gap={4} flex="fill">
          <Text as="span" kind="card-title">
            {team.name}
          </Text>
          <Text as="span" kind="meta" tone="tertiary" className={rows.meta}>
            <Unbroken>{`${team.scored} 人已计分 · 用时 ${spentWords(team.spent)}`}</Unbroken>
          </Text>
        </Stack>
        <Stack as="span" kind="meta" tone="accent" across="end" flex="none" className={rows.end}>
          <Text as="strong" kind="section-title" tone="primary">
            {team.score} 分
          </Text>
        </Stack>
      </Line>
    ))}
  </ol>
);
