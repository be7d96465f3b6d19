import '#src/ui/media/further-marks.css';
import { activityListAddress } from '#schemas/activity/addresses.ts';
import { myActivities, type OwnActivityTab } from '#schemas/activity/endpoints.ts';
import { type ActivityKind, activityKindOf, activityKinds } from '#schemas/activity/kind.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { ticketAddress } from '#schemas/ticket/addresses.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { groupStanding } from '#src/entities/activity/standing.ts';
import { orderStateNames, orderStateText } from '#src/entities/order/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Chip } from '#src/ui/card/chip.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Column, Line, Text } from '#src/ui/part/parts.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { groupLink } from '../links.ts';
import look from '../list/line.module.css';
import css from './view.module.css';

type OwnActivity = Data<typeof myActivities>['items'][number];

type Words = Readonly<Record<OrderState, string>>;

const words: Readonly<Record<ActivityKind, Words>> = {
  team: { ...orderStateNames, done: '已成团' },
  flash: { ...orderStateNames, done: '已抢到' },
};

/** The state in words; a failed group refunds everybody automatically. */
const stateOf = (own: OwnActivity): string => {
  const { orderState: state, refundAsked, activity, group } = own;
  const failed = state === 'refunded' && group.state === 'failed';
  if (failed) return '未成团，已退款';
  const word = orderStateText({ state, refundAsked }, words[activityKindOf(activity)]);
  return own.ticketId ? `${word} · 看凭证` : word;
};

/** The group while it is open, else the ticket, else the order, where members pay and cancel. */
const hrefOf = ({ orderId, orderState, ticketId, activity, group }: OwnActivity): string => {
  if (orderState === 'grouping') return groupLink(activity.id, group.id);
  return ticketId ? ticketAddress({ id: ticketId }) : orderAddress({ id: orderId });
};

type LineProps = {
  own: OwnActivity;
  /** Called when the group's time is over. */
  onOver: () => void;
};

const Waiting = ({ own: { activity, group }, onOver }: LineProps) => (
  <>
    <Text as="span" kind="meta" tone="tertiary">
      {groupStanding(group, activity.now).name}
    </Text>
    <TimeLeft
      over="时间已到"
      until={group.stopAt}
      now={activity.now}
      since={firstSeen(activity)}
      onOver={onOver}
    />
  </>
);

const Placed = ({ own: row }: { own: OwnActivity }) => {
  const { at, activity } = row;
  if (row.ticketId)
    return (
      <Text as="span" kind="meta" tone="tertiary">
        {activity.venue}
      </Text>
    );
  return (
    at !== null && (
      <Text as="span" kind="meta" tone="tertiary">
        {momentText(at)} 下单
      </Text>
    )
  );
};

/** Exported for tests. */
export const OwnActivityLine = ({ own: row, onOver }: LineProps) => {
  const { activity, group, orderState, pay } = row;
  return (
    <Line
      as="a"
      gap={12}
      align="stretch"
      padBlock={12}
      padInline="gutter"
      edge="end"
      press="page"
      href={hrefOf(row)}
    >
      <span className={look.picture}>
        <Picture src={activity.thumb} ratio="course" of="activity">
          <span className={look.kind}>
            <Chip>{activityKinds[activityKindOf(activity)].name}</Chip>
          </span>
        </Picture>
      </span>
      <Column as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          {activity.title}
        </Text>
        {orderState === 'grouping' && group.state === 'open' ? (
          <Waiting own={row} onOver={onOver} />
        ) : (
          <Placed own={row} />
        )}
        <span className={css.foot}>
          <span>{priceText(pay)}</span>
          <span className={css.state} data-state={orderState}>
            {stateOf(row)}
          </span>
        </span>
      </Column>
    </Line>
  );
};

const tabNames: Readonly<Record<OwnActivityTab, string>> = {
  all: '全部',
  grouping: '进行中',
  done: '已成功',
  failed: '未成功',
};

const useChoice = tabChoice({ label: '按状态筛选', names: tabNames });

export default listView(myActivities, {
  label: '我的活动',
  rowHeight: 120,
  skeleton: 'rows',
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'all' ? '还没有参加活动' : `没有${tabNames[tab]}的活动`,
    link: '看看活动',
    to: activityListAddress(),
  }),
  useParts: ({ refresh }) => ({ row: (own) => <OwnActivityLine own={own} onOver={refresh} /> }),
});
