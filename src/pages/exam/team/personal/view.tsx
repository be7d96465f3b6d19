import { examIntroAddress, examTeamAddress } from '#schemas/exam/addresses.ts';
import { type TeamShare, teamShare } from '#schemas/exam/team-endpoints.ts';
import { spentWords } from '#src/entities/assessment/times.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { Mates } from '../mates.tsx';
import { teamNotFound } from '../not-found.ts';
import css from '../team.module.css';
import { rankWords, shareWords } from '../words.ts';

const Body = ({ of }: { of: TeamShare }) => (
  <Stack gap={20} padInline="gutter" padStart={16} padEnd={24}>
    <div>
      <Text as="h2" kind="page-title">
        {of.teamName}
      </Text>
      <Text tone="secondary">{of.title}</Text>
    </div>
    <Stack as="section" gap={8} pad={16} surface="tint" radius="card">
      <Text as="h3" kind="card-title" below={6}>
        我的得分
      </Text>
      <Text as="strong" kind="page-title" tone="accent">
        {of.progress === 'scored' ? `${of.score} 分` : '—'}
      </Text>
      <p>
        <Unbroken>{shareWords(of)}</Unbroken>
      </p>
      <ProgressBar value={of.share} max={100} label="我的贡献" />
    </Stack>
    <FactList
      facts={[
        ['我的用时', of.progress === 'scored' ? spentWords(of.spent) : ''],
        ['已计分', `${of.scored} 人，共 ${of.members} 人`],
        ['队伍得分', `${of.place.score} 分`],
        ['队伍排名', rankWords(of)],
      ]}
    />
    <section>
      <Text as="h3" kind="card-title" below={6}>
        队员贡献
      </Text>
      <Box side="bleed" className={css.wide}>
        <Mates mates={of.mates} />
      </Box>
    </section>
    <Text tone="secondary" className={css.text}>
      {of.rule}
    </Text>
  </Stack>
);

export default detailView(teamShare, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['lines', 4],
    ['compact', 3],
  ],
  notFound: teamNotFound,
  useReread: useSeenAgain,
  action: ({ id, team, state, progress, members, size }) =>
    state === 'open' && progress === 'waiting' && members >= size ? (
      <ButtonLink href={examIntroAddress({ id })}>去考试</ButtonLink>
    ) : (
      <ButtonLink href={examTeamAddress({ id: team })}>查看队伍</ButtonLink>
    ),
  body: (of) => <Body of={of} />,
});
