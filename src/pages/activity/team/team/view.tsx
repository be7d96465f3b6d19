import { useParams } from 'wouter';
import { activityListAddress } from '../../../../../schemas/activity/addresses.ts';
import {
  type TeamDetail,
  teamDetail,
  teamGroup,
} from '../../../../../schemas/activity/endpoints.ts';
import { activityKinds } from '../../../../../schemas/activity/kind.ts';
import { copyText } from '../../../../platform/device/copy-text.ts';
import { showToast } from '../../../../platform/feedback/toast.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../../platform/reading/use-seen-again.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { chinaDayTime } from '../../../../platform/time/china-date.ts';
import { TextButton } from '../../../../ui/button/button.tsx';
import { Block } from '../../../../ui/page/block.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../../ui/state/answered.tsx';
import { goneTo } from '../../../../ui/state/gone.tsx';
import { ActivityBody } from '../../body.tsx';
import { groupLink } from '../../links.ts';
import { activityCard, ShareButton } from '../../share.tsx';
import { TeamAction } from '../action.tsx';
import { TeamGroupPanel } from '../group.tsx';
import { TeamGroups } from '../groups.tsx';
import css from './view.module.css';

/** Copies the place, so that it can be pasted into any map app. */
const copyPlace = async (venue: string): Promise<void> => {
  const copied = await copyText(venue);
  showToast(copied ? '地址已复制，可以粘贴到地图里查找' : `请长按复制地址：${venue}`);
};

/** Where and when an offline event takes place. */
const Place = ({ team: { offline, venue, startTime, endTime } }: { team: TeamDetail }) =>
  offline &&
  venue && (
    <Block title="活动时间与地点">
      <p className={css.place}>
        <span>{venue}</span>
        <TextButton onClick={() => void copyPlace(venue)}>复制地址</TextButton>
      </p>
      {startTime !== null && endTime !== null && (
        <p className={css.text}>
          {chinaDayTime(startTime)} 至 {chinaDayTime(endTime)}
        </p>
      )}
    </Block>
  );

const ID = /^\d{1,15}$/;

/** The group that the address names, else the member's own group. */
const useShownGroup = (activityId: string, team: TeamDetail | undefined) => {
  const [asked] = useParam('group');
  const id = (ID.test(asked) ? asked : '') || (team?.mine.groupId ?? '');
  const called = useCall(teamGroup, { id }, { when: id !== '' });
  // the address may name a group of another activity, which this page does not show
  const foreign = called.data !== undefined && called.data.activity.id !== activityId;
  return { id: foreign ? '' : id, called };
};

const bones = [
  ['banner', 1],
  ['lines', 5],
] as const;

const goneOr = goneTo(activityListAddress(), '看看其他活动');

/** A group buy: the group of the address or an own order, and the groups that can be joined. */
export const TeamScreen = ({ id }: { id: string }) => {
  const called = useCall(teamDetail, { id });
  const { data, retry } = called;
  const shown = useShownGroup(id, data);
  useSeenAgain(retry);
  useSeenAgain(shown.called.retry);
  const link = shown.id && groupLink(id, shown.id);
  useShareCard(data && activityCard(data, activityKinds.team.name, link));
  const group = shown.id ? shown.called.data : undefined;
  const waiting = shown.id !== '' && !shown.called.data && !shown.called.error;
  const action = data && (
    <>
      <ShareButton title={data.title} link={link} />
      <TeamAction team={data} group={group} waiting={waiting} again={retry} />
    </>
  );
  return (
    <PageFrame flush action={action}>
      <Answered of={called} skeleton={<Skeletons bones={bones} />} failed={goneOr}>
        {(team) => (
          <ActivityBody activity={team} priceName="拼团价" again={retry}>
            <Place team={team} />
            {shown.id && <TeamGroupPanel called={shown.called} />}
            <TeamGroups team={team} except={shown.id} again={retry} />
          </ActivityBody>
        )}
      </Answered>
    </PageFrame>
  );
};

/** `/teamDetails/:id`, with `?group=` the page of that group. */
export default function TeamPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <TeamScreen id={id} />;
}
