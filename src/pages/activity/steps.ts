import type { FlashDetail, Group, TeamDetail } from '#schemas/activity/endpoints.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { activityStanding } from '#src/entities/activity/standing.ts';
import { isZero, priceText } from '#src/ui/value/amount.ts';
import { groupLink, orderLink } from './links.ts';

/** A button of an activity's page. `sells`: it leads to an order of a place. */
export type ActivityStep =
  | { is: 'link'; name: string; href: string; look: 'filled' | 'outlined'; sells?: true }
  | { is: 'share'; name: string; href: string }
  | { is: 'closed'; name: string }
  | { is: 'remind' };

type Detail = TeamDetail | FlashDetail;

const link = (name: string, href: string): ActivityStep => ({
  ...{ is: 'link', look: 'filled' },
  ...{ name, href },
});

const sale = (name: string, href: string, look: 'filled' | 'outlined' = 'filled') =>
  ({ is: 'link', name, href, look, sells: true }) as const;

const closedStep = (name: string): ActivityStep => ({ is: 'closed', name });

const study = ({ mine, product }: Detail): ActivityStep | undefined =>
  mine.owned && product.link ? link('去学习', studyAddress(product)) : undefined;

const alone = ({ product }: Detail, name: string): ActivityStep[] =>
  product.link ? [{ is: 'link', name, href: product.link, look: 'outlined' }] : [];

/** Whether this member has had the one order that everybody may have. */
const isUsed = ({ mine }: TeamDetail): boolean => mine.orderState === 'done';

const mayJoin = (team: TeamDetail): boolean =>
  !team.mine.owned &&
  !isUsed(team) &&
  team.mine.orderState !== 'grouping' &&
  // an activity that is over opens no new groups, but its open groups may still be filled
  (team.state === 'running' || team.state === 'over');

const canJoin = (team: TeamDetail, group: Group): boolean =>
  mayJoin(team) && group.state === 'open' && !group.mine && group.left > 0;

/** What can be done with an open group of a list; '' in place of an address where nothing can. */
export const groupStep = (team: TeamDetail, group: Group): { name: string; href: string } => {
  if (group.mine) return { name: '我在团中', href: '' };
  if (!canJoin(team, group)) return { name: '已占满', href: '' };
  return { name: '去参团', href: orderLink(team, group.id) };
};

/** Empty for a member who may join none. */
export const groupsToJoin = (team: TeamDetail): readonly Group[] =>
  mayJoin(team) ? team.groups : [];

const openOwn = (team: TeamDetail): ActivityStep[] => [
  ...alone(team, isZero(team.product.price) ? '免费学习' : '单独购买'),
  sale(`${priceText(team.groupPrice)} 开团`, orderLink(team)),
];

const join = (team: TeamDetail, group: Group): ActivityStep[] => [
  ...(team.state === 'running' ? [sale('自己开团', orderLink(team), 'outlined')] : []),
  sale(`${priceText(team.groupPrice)} 参团`, orderLink(team, group.id)),
];

const invite = ({ id, mine }: TeamDetail, group: Group | undefined): ActivityStep => {
  const own = groupLink(id, mine.groupId);
  if (group && !group.mine) return link('查看我的团', own);
  return { is: 'share', name: '邀请好友参团', href: own };
};

/**
 * The buttons of a group buy, by what this member can do next; `group` is the one that is shown, `waiting` while that
 * is being read.
 */
export const teamSteps = (
  team: TeamDetail,
  group: Group | undefined,
  waiting = false,
): ActivityStep[] => {
  const { mine, state } = team;
  const learns = study(team);
  if (learns) return [learns];
  if (waiting) return [closedStep('正在加载…')];
  const other = group !== undefined && group.id !== mine.groupId && canJoin(team, group);
  if (mine.orderState === 'unpaid' && !other)
    return [link('继续支付', payAddress({ id: mine.orderId }))];
  if (mine.orderState === 'grouping') return [invite(team, group)];
  if (group && canJoin(team, group)) return join(team, group);
  if (state === 'before') return [{ is: 'remind' }];
  if (state !== 'running') return [closedStep(activityStanding(team).closedName)];
  return isUsed(team) ? [closedStep('已达购买上限')] : openOwn(team);
};

export const flashSteps = (flash: FlashDetail): ActivityStep[] => {
  const { mine, state, bought, perMember, product } = flash;
  const learns = study(flash);
  if (learns) return [learns];
  if (mine.orderState === 'unpaid') return [link('继续支付', payAddress({ id: mine.orderId }))];
  if (state === 'before') return [{ is: 'remind' }];
  if (state !== 'running') return [closedStep(activityStanding(flash).closedName)];
  if (perMember > 0 && bought >= perMember) return [closedStep('已达购买上限')];
  return [
    ...(isZero(product.price) ? alone(flash, '免费学习') : []),
    sale(`${priceText(flash.groupPrice)} 立即抢购`, orderLink(flash)),
  ];
};
