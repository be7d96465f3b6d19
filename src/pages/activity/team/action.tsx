import type { TeamDetail, TeamGroup } from '../../../../schemas/activity/endpoints.ts';
import { activityKinds } from '../../../../schemas/activity/kind.ts';
import { studyPlace } from '../../../../schemas/course/study-place.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import { ShareButton } from '../../../entities/share/share-button.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { isZero, priceText } from '../../../ui/value/amount.ts';
import { ClosedButton } from '../closed-button.tsx';
import { groupLink, orderLink } from '../links.ts';
import { RemindButton } from '../remind-button.tsx';
import { sharedActivity } from '../share.ts';

type Props = {
  team: TeamDetail;
  /** The group that the page shows; undefined where there is none, or while it is not known. */
  group: TeamGroup | undefined;
  /** Whether that group is still being read. */
  waiting: boolean;
  /** Reads the activity again. */
  again: () => void;
};

const canJoin = ({ team: { state }, group }: Pick<Props, 'team' | 'group'>): boolean =>
  group?.state === 'open' &&
  !group.mine &&
  group.left > 0 &&
  // an activity that is over opens no new groups, but its open groups may still be filled
  (state === 'running' || state === 'over');

/** Opens a new group, or buys without one. */
const OpenOwn = ({ team }: { team: TeamDetail }) => (
  <>
    {team.product.link && (
      <ButtonLink look="outlined" href={team.product.link}>
        {isZero(team.product.price) ? '免费学习' : '单独购买'}
      </ButtonLink>
    )}
    <ButtonLink href={orderLink(team)}>{priceText(team.groupPrice)} 开团</ButtonLink>
  </>
);

const Join = ({ team, group }: { team: TeamDetail; group: TeamGroup }) => (
  <>
    {team.state === 'running' && (
      <ButtonLink look="outlined" href={orderLink(team)}>
        自己开团
      </ButtonLink>
    )}
    <ButtonLink href={orderLink(team, group.id)}>{priceText(team.groupPrice)} 参团</ButtonLink>
  </>
);

/** Lets a member of an open group invite others, or go to that group. */
const Invite = ({ team, group }: Pick<Props, 'team' | 'group'>) => {
  const own = groupLink(team.id, team.mine.groupId);
  if (group && !group.mine) return <ButtonLink href={own}>查看我的团</ButtonLink>;
  return (
    <ShareButton thing={sharedActivity(team, activityKinds.team.name, own)}>
      邀请好友参团
    </ShareButton>
  );
};

/** The main action of a group buy, by what the member can do next. */
export const TeamAction = (props: Props) => {
  const { team, group, waiting, again } = props;
  const { mine, state, product } = team;
  if (mine.owned && product.link) return <ButtonLink href={studyPlace(product)}>去学习</ButtonLink>;
  if (waiting) return <Button disabled>正在加载…</Button>;
  const elsewhere = group !== undefined && group.id !== mine.groupId;
  if (mine.orderState === 'unpaid' && !(elsewhere && canJoin(props)))
    return <ButtonLink href={payAddress({ id: mine.orderId })}>继续支付</ButtonLink>;
  if (mine.orderState === 'grouping') return <Invite team={team} group={group} />;
  if (group && canJoin(props)) return <Join team={team} group={group} />;
  if (state === 'before') return <RemindButton activity={team} again={again} />;
  if (state !== 'running') return <ClosedButton activity={team} />;
  return <OpenOwn team={team} />;
};
