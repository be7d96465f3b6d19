import { useState } from 'react';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import { examIntroAddress, examTeamAddress, teamExamsAddress } from '#schemas/exam/addresses.ts';
import { type OpenTeam, type TeamHome, teamHome, teamPool } from '#schemas/exam/team-endpoints.ts';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { teamNotFound } from '../not-found.ts';
import css from '../team.module.css';
import { useTeamQuestion } from '../use-team-question.tsx';
import { chipOf, windowWords } from '../words.ts';

const FoundSheet = lazyPage(() => import('./found-sheet.tsx'));

const mayJoin = ({ own, state, admitted }: TeamHome): boolean =>
  own === 'none' && state !== 'over' && admitted;

const Head = ({ home }: { home: TeamHome }) => (
  <Stack gap={20} padInline="gutter" padStart={16} padEnd={24} className={css.pool}>
    <Text as="h2" kind="page-title">
      {home.title}
    </Text>
    <FactList
      bare
      facts={[
        ['时间', windowWords(home)],
        ['组队', `每队 ${home.size} 人，已有 ${home.teams} 支队伍`],
        ['状态', chipOf(home).name],
        ['我的队伍', home.own === 'none' ? '还没有加入' : home.teamName],
        ['人数', home.own === 'none' ? '' : `${home.members}/${home.size} 人`],
      ]}
    />
    <section>
      <Text as="h3" kind="card-title" below={6}>
        组队规则
      </Text>
      <Stack as="ul" tone="secondary" gap={6} dots>
        {home.rules.map((rule) => (
          <li key={rule}>
            <Unbroken>{rule}</Unbroken>
          </li>
        ))}
      </Stack>
    </section>
    <Text as="h3" kind="card-title" below={6}>
      还缺人的队伍
    </Text>
  </Stack>
);

const HomeAction = ({ home, again }: { home: TeamHome; again: () => void }) => {
  const [founding, found] = useState(false);
  const { id, own, team, state, admitted, asks } = home;
  if (own === 'forming' && state !== 'over')
    return <ButtonLink href={examTeamAddress({ id: team })}>邀请队友</ButtonLink>;
  if (own === 'full' && state === 'open')
    return <ButtonLink href={examIntroAddress({ id })}>去考试</ButtonLink>;
  if (own !== 'none') return <ButtonLink href={examTeamAddress({ id: team })}>查看队伍</ButtonLink>;
  if (state === 'over') return <ButtonLink href={teamExamsAddress()}>看看其他组队考试</ButtonLink>;
  if (!admitted && asks === 'doctor')
    return <ButtonLink href={certificationAddress()}>先去认证，再组队</ButtonLink>;
  if (!admitted) return <ButtonLink href={bindPhoneAddress()}>先绑定手机号，再组队</ButtonLink>;
  return (
    <Box whole>
      <Button onClick={() => found(true)}>创建队伍</Button>
      {founding && <FoundSheet exam={id} onClose={() => found(false)} onRefused={again} />}
    </Box>
  );
};

type RowProps = { team: OpenTeam; open: boolean; onJoin: () => void };

const Row = ({ team: { id, name, members, places }, open, onJoin }: RowProps) => (
  <Line gap={12} high={72} padBlock={8} padInline="gutter" edge="end">
    <Stack as="a" gap={4} packed="center" flex="fill" tap href={examTeamAddress({ id })}>
      <Text as="span" kind="card-title">
        {name}
      </Text>
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{`已有 ${members} 人，还差 ${places} 人`}</Unbroken>
      </Text>
    </Stack>
    {open && (
      <TextButton aria-label={`加入${name}`} onClick={onJoin}>
        加入
      </TextButton>
    )}
  </Line>
);

const useChoice = () => {
  const query = useQueryId();
  const home = useCall(teamHome, query, { when: query !== undefined });
  useSeenAgain(home.refresh);
  return { payload: query, home };
};

export const TeamPool = listView(teamPool, {
  label: '还缺人的队伍',
  rowHeight: 72,
  skeleton: 'compact',
  useChoice,
  notFound: teamNotFound,
  empty: ({ home: { data } }) =>
    data?.state === 'over'
      ? { text: '考试已结束，不再组队', link: '看看其他组队考试', to: teamExamsAddress() }
      : {
          text: '现在没有缺人的队伍',
          link: '查看考试说明',
          to: examIntroAddress({ id: data?.id ?? '' }),
        },
  useParts: (list, { home: { data, retry } }) => {
    const again = () => {
      retry();
      list.refresh();
    };
    const { join, sheet } = useTeamQuestion(again);
    const open = data !== undefined && mayJoin(data);
    return {
      head: data && <Head home={data} />,
      action: data && <HomeAction home={data} again={again} />,
      foot: sheet,
      onReload: retry,
      key: data ? 'known' : 'unknown',
      row: (team) => <Row team={team} open={open} onJoin={() => join(team)} />,
    };
  },
});
