import { useState } from 'react';
import { type Group, type TeamDetail, teamGroups } from '#schemas/activity/endpoints.ts';
import { groupStanding } from '#src/entities/activity/standing.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Block } from '#src/ui/page/block.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { groupStep, groupsToJoin } from '../steps.ts';
import css from './team.module.css';

type LineProps = {
  team: TeamDetail;
  group: Group;
  since: number;
  onOver: () => void;
};

const JoinAction = ({ team, group }: Pick<LineProps, 'team' | 'group'>) => {
  const { name, href } = groupStep(team, group);
  if (!href)
    return (
      <Text as="span" kind="meta" tone="secondary" flex="none">
        {name}
      </Text>
    );
  return (
    <a className={css.join} href={href}>
      {name}
    </a>
  );
};

const GroupLine = ({ team, group, since, onOver }: LineProps) => {
  const [over, setOver] = useState(false);
  const { missing, held } = groupStanding(group, team.now);
  const end = () => {
    setOver(true);
    onOver();
  };
  return (
    <Line as="li" gap={12} padBlock={8} edge="between">
      <Portrait src={group.avatar} wide={40} />
      <Stack as="span" flex="fill">
        <span>
          {group.leader} 的团，还差{' '}
          <Text as="strong" tone="price">
            {missing}
          </Text>{' '}
          人
        </span>
        <TimeLeft over="时间已到" until={group.stopAt} now={team.now} since={since} onOver={end} />
        {held && (
          <Text as="span" kind="meta" tone="secondary">
            {held}
          </Text>
        )}
      </Stack>
      {!over && <JoinAction team={team} group={group} />}
    </Line>
  );
};

type Shown = {
  team: TeamDetail;
  groups: readonly Group[];
  except: string;
  again: () => void;
};

const Lines = ({ team, groups, except, again }: Shown) => (
  <ul>
    {groups
      .filter(({ id }) => id !== except)
      .map((group) => (
        <GroupLine
          key={group.id}
          team={team}
          group={group}
          since={firstSeen(team)}
          onOver={again}
        />
      ))}
  </ul>
);

const footOf = { idle: 'idle', busy: 'busy', failed: 'failed', end: 'end' } as const;

const AllGroups = ({ team, except }: Pick<Shown, 'team' | 'except'>) => {
  const list = useList(teamGroups, { id: team.id }, { fresh: true });
  const { state, items } = list;
  if (state === 'loading') return <Skeletons shapes={[['rows', 3]]} />;
  if (state === 'broken')
    return <TextButton onClick={list.reload}>没有加载出来，点击重试</TextButton>;
  return (
    <>
      <Lines team={team} groups={items} except={except} again={list.refresh} />
      <ListFoot label="查看更多" state={footOf[state]} onPress={list.next} />
    </>
  );
};

/** The groups that can be joined, except the one that the page shows already; a few at first. */
export const TeamGroups = ({ team, except, again }: Omit<Shown, 'groups'>) => {
  const [all, showAll] = useState(false);
  const first = groupsToJoin(team).filter(({ id }) => id !== except);
  if (first.length === 0) return null;
  return (
    <Block title={`正在拼的团（${team.groupTotal}）`}>
      {all ? (
        <AllGroups team={team} except={except} />
      ) : (
        <Lines team={team} groups={first} except={except} again={again} />
      )}
      {!all && team.groupTotal > team.groups.length && (
        <TextButton onClick={() => showAll(true)}>查看全部 {team.groupTotal} 个团</TextButton>
      )}
    </Block>
  );
};
