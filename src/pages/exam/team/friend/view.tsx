import { teamExamsAddress, teamShareAddress } from '#schemas/exam/addresses.ts';
import {
  type ExamTeamDetail,
  examTeamDetail,
  type RankedTeam,
} from '#schemas/exam/team-endpoints.ts';
import { LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { spentWords } from '#src/entities/assessment/times.ts';
import { thingCard } from '#src/entities/share/shared-thing.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { Mates } from '../mates.tsx';
import { teamNotFound } from '../not-found.ts';
import css from '../team.module.css';
import { useTeamQuestion } from '../use-team-question.tsx';
import { adviceOf, rankingName, rankWords, windowWords } from '../words.ts';
import { inviteOf, ownStep, TeamAction } from './action.tsx';

const leaderOf = ({ name, rank, scored, spent, score, mine }: RankedTeam) => ({
  ...{ rank, name, mine, avatar: '', score: `${score} 分` },
  note: `${scored} 人已计分 · 用时 ${spentWords(spent)}`,
});

const Rivals = ({ teams }: { teams: readonly RankedTeam[] }) => (
  <ol aria-label="队伍排名">
    {teams.map((team) => (
      <LeaderRow as="li" of={leaderOf(team)} key={`${team.rank} ${team.name}`} />
    ))}
  </ol>
);

type BodyProps = {
  team: ExamTeamDetail;
  onRemove: (mate: { id: string; name: string }) => void;
  onLeave: () => void;
};

const OwnLinks = ({ team, onLeave }: Omit<BodyProps, 'onRemove'>) => (
  <Stack gap={12}>
    {ownStep(team) !== 'share' && (
      <ButtonLink look="outlined" href={teamShareAddress({ id: team.exam })}>
        我的得分和贡献
      </ButtonLink>
    )}
    <ButtonLink look="outlined" href={teamExamsAddress({ id: team.exam })}>
      组队规则和其他队伍
    </ButtonLink>
    {!team.begun && team.state !== 'over' && (
      <Button look="outlined" onClick={onLeave}>
        退出队伍
      </Button>
    )}
  </Stack>
);

const Body = ({ team, onRemove, onLeave }: BodyProps) => {
  const own = team.standing === 'own';
  const removes = own && team.captain && team.state !== 'over';
  return (
    <Stack gap={20} padInline="gutter" padStart={16} padEnd={24}>
      <div>
        <Text as="h2" kind="page-title">
          {team.name}
        </Text>
        <Text tone="secondary">{team.examTitle}</Text>
      </div>
      <Text tone="accent" pad={12} surface="tint" radius="small">
        <Unbroken>{adviceOf(team)}</Unbroken>
      </Text>
      <FactList
        facts={[
          ['人数', team.standing === 'closed' ? '' : `${team.members}/${team.size} 人`],
          ['考试时间', windowWords(team)],
        ]}
      />
      {own && (
        <section>
          <Text as="h3" kind="card-title" below={6}>
            队员
          </Text>
          <Box side="bleed" className={css.wide}>
            <Mates
              mates={team.mates}
              onRemove={
                removes ? ({ id, nickname }) => onRemove({ id, name: nickname }) : undefined
              }
            />
          </Box>
        </section>
      )}
      <section>
        <Text as="h3" kind="card-title" below={6}>
          <Unbroken>{rankingName(team)}</Unbroken>
        </Text>
        {!own && (
          <Text tone="secondary" className={css.text}>
            <Unbroken>{`${team.place.ranked} 支队伍已有成绩`}</Unbroken>
          </Text>
        )}
        {team.top.length > 0 && (
          <Box side="bleed" className={css.wide}>
            <Rivals teams={team.top} />
          </Box>
        )}
        {own && (
          <Text tone="secondary" className={css.text}>
            <Unbroken>{`你的队伍：${rankWords(team)}`}</Unbroken>
          </Text>
        )}
        <Text tone="secondary" className={css.text}>
          {team.rule}
        </Text>
      </section>
      {own && <OwnLinks team={team} onLeave={onLeave} />}
    </Stack>
  );
};

export default detailView(examTeamDetail, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['lines', 4],
    ['compact', 4],
  ],
  notFound: teamNotFound,
  useReread: useSeenAgain,
  useParts: (team, { retry }) => {
    const { join, leave, remove, sheet } = useTeamQuestion(retry);
    return {
      title: team.standing === 'own' ? '我的队友' : '组队邀请',
      share: thingCard(inviteOf(team)),
      action: <TeamAction team={team} onJoin={() => join(team)} />,
      body: (
        <>
          <Body
            team={team}
            onRemove={(mate) => remove(team, mate)}
            onLeave={() => leave(team, team.members === 1)}
          />
          {sheet}
        </>
      ),
    };
  },
});
