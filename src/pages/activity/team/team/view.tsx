import { useParams } from 'wouter';
import {
  type TeamDetail,
  teamDetail,
  teamGroup,
} from '../../../../../schemas/activity/endpoints.ts';
import { copyText } from '../../../../platform/device/copy-text.ts';
import { showToast } from '../../../../platform/feedback/toast.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../../platform/reading/use-seen-again.ts';
import { chinaDayTime } from '../../../../platform/time/china-date.ts';
import { TextButton } from '../../../../ui/button/button.tsx';
import { Block } from '../../../../ui/page/block.tsx';
import { ActivityFrame } from '../../frame.tsx';
import { groupLink } from '../../links.ts';
import { TeamAction } from '../action.tsx';
import { TeamGroupPanel } from '../group.tsx';
import { TeamGroups } from '../groups.tsx';
import css from './view.module.css';

/** For whatever map is on the phone. */
const copyPlace = async (venue: string): Promise<void> => {
  const copied = await copyText(venue);
  showToast(copied ? '地址已复制，可以粘贴到地图里查找' : `请长按复制地址：${venue}`);
};

/** Where and when one that takes place somewhere does. */
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

/** The group that the address names, or else the member's own. */
const useShownGroup = (activityId: string, team: TeamDetail | undefined) => {
  const [asked] = useParam('group');
  const id = (ID.test(asked) ? asked : '') || (team?.mine.groupId ?? '');
  const called = useCall(teamGroup, { id }, id !== '');
  // a group of another activity is nothing to this page
  const foreign = called.data !== undefined && called.data.activity.id !== activityId;
  return { id: foreign ? '' : id, called };
};

type ScreenProps = { title: string; id: string };

/** A group buy: one group where the address or an own order names it, and those that can be joined. */
export const TeamScreen = ({ title, id }: ScreenProps) => {
  const called = useCall(teamDetail, { id });
  const shown = useShownGroup(id, called.data);
  useSeenAgain(shown.called.retry);
  const group = shown.id ? shown.called.data : undefined;
  const waiting = shown.id !== '' && !shown.called.data && !shown.called.error;
  return (
    <ActivityFrame
      title={title}
      priceName="拼团价"
      shareName="拼团"
      shareLink={shown.id && groupLink(id, shown.id)}
      called={called}
      main={(team) => (
        <TeamAction team={team} group={group} waiting={waiting} again={called.retry} />
      )}
    >
      {(team) => (
        <>
          <Place team={team} />
          {shown.id && <TeamGroupPanel called={shown.called} />}
          <TeamGroups team={team} except={shown.id} again={called.retry} />
        </>
      )}
    </ActivityFrame>
  );
};

/** `/teamDetails/:id`, with `?group=` the page of that group. */
export default function TeamPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <TeamScreen title="拼团" id={id} />;
}
