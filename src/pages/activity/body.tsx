import type { ReactNode } from 'react';
import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { ActivityHead } from './head.tsx';

type Sold = { title: string; introHtml: string; link: string };

const SoldProduct = ({ product }: { product: Sold }) => (
  <Block title="课程介绍">
    {product.link && (
      <Line as="a" kind="card-title" tone="accent" tap href={product.link}>
        {product.title}
      </Line>
    )}
    <RichText html={product.introHtml} />
  </Block>
);

const nextOf = ({ state, startTime, endTime, releaseAt }: ActivityRow): number | null => {
  if (state === 'over') return null;
  if (state === 'soldout' && releaseAt !== null) return releaseAt;
  return state === 'before' ? startTime : endTime;
};

/** Calls `onTurn` when an activity opens, closes or gets a held place back; renders nothing. */
const Turn = ({ activity, onTurn }: { activity: ActivityRow; onTurn: () => void }) => (
  <AtMoment now={activity.now} since={firstSeen(activity)} at={nextOf(activity)} onCome={onTurn} />
);

type Detail = ActivityRow & {
  rules: readonly string[];
  product: { title: string; introHtml: string; link: string; price: string | null };
};

type Props = {
  activity: Detail;
  /** Name of the activity's price, such as 拼团价. */
  priceName: string;
  again: () => void;
  /** Shown between the head and the rules. */
  children: ReactNode;
};

export const ActivityBody = ({ activity, priceName, again, children }: Props) => (
  <>
    <Turn activity={activity} onTurn={again} />
    <ActivityHead
      activity={activity}
      priceName={priceName}
      alone={activity.product.price}
      since={firstSeen(activity)}
    />
    {children}
    <Rules rules={activity.rules} />
    <SoldProduct product={activity.product} />
  </>
);
