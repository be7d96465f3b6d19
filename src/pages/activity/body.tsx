import type { ReactNode } from 'react';
import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { Rules } from '#src/ui/page/block.tsx';
import { ActivityHead } from './head.tsx';
import { SoldProduct } from './sold-product.tsx';
import { Turn } from './turn.tsx';

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

/** Parts that all pages of an activity share: head, rules, the product that is sold. */
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
