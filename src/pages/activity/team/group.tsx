import type { ReactNode } from 'react';
import type { TeamGroup } from '#schemas/activity/endpoints.ts';
import { GroupFaces } from '#src/entities/activity/group-faces.tsx';
import { groupStanding } from '#src/entities/activity/standing.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Block } from '#src/ui/page/block.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { isRefusal } from '#src/ui/state/not-found.tsx';

const releaseOf = ({ left, releaseAt }: TeamGroup): number | null => (left > 0 ? null : releaseAt);

const Head = ({ children }: { children: ReactNode }) => (
  <Line
    as="p"
    kind="card-title"
    gap={12}
    rowGap={4}
    align="baseline"
    justify="between"
    wrap
    above={12}
  >
    {children}
  </Line>
);

const OpenGroup = ({ group, again }: { group: TeamGroup; again: () => void }) => {
  const { missing, held } = groupStanding(group, group.now);
  return (
    <>
      <Head>
        {held ? (
          <span>{held}</span>
        ) : (
          <span>
            还差{' '}
            <Text as="strong" tone="price">
              {missing}
            </Text>{' '}
            人成团
          </span>
        )}
        <TimeLeft
          over="时间已到"
          until={group.stopAt}
          now={group.now}
          since={firstSeen(group)}
          onOver={again}
        />
      </Head>
      <Text kind="meta" tone="secondary" above={4}>
        {held
          ? '名额由待付款的订单占着，未按时付款会重新放出，也可以另开一团。'
          : '人数不够会在到期后自动退款。'}
      </Text>
      <AtMoment now={group.now} since={firstSeen(group)} at={releaseOf(group)} onCome={again} />
    </>
  );
};

const notes = {
  full: '团员都已获得课程。',
  failed: '未在规定时间内满员，已付款项原路退回。',
} as const;

const State = ({ group, again }: { group: TeamGroup; again: () => void }) => {
  if (group.state === 'open') return <OpenGroup group={group} again={again} />;
  return (
    <>
      <Head>{groupStanding(group, group.now).name}</Head>
      <Text kind="meta" tone="secondary" above={4}>
        {notes[group.state]}
      </Text>
    </>
  );
};

const titleOf = ({ mine, leader }: TeamGroup): string => (mine ? '我的团' : `${leader} 的团`);

export const TeamGroupPanel = ({ called }: { called: ReadValue<TeamGroup> }) => {
  const { data: group, error, retry } = called;
  if (group)
    return (
      <Block title={titleOf(group)}>
        <GroupFaces group={group} />
        <State group={group} again={retry} />
      </Block>
    );
  if (!error) return <Skeletons shapes={[['rows', 1]]} />;
  const missing = isRefusal(error);
  return (
    <Block title="好友的团">
      <Text kind="meta" tone="secondary" above={4}>
        {missing ? '没有找到这个团，可以参加其他团，也可以自己开团。' : error.message}
      </Text>
      {!missing && <TextButton onClick={retry}>重新加载</TextButton>}
    </Block>
  );
};
