import type { ReactNode } from 'react';
import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import { firstSeen } from '../../platform/reading/first-seen.ts';
import { Rules } from '../../ui/page/block.tsx';
import { ActivityHead } from './head.tsx';
import { SoldProduct } from './sold-product.tsx';
import { Turn } from './turn.tsx';

type Detail = ActivityRow & {
  rules: readonly string[];
  product: { title: string; introHtml: string; link: string; price: string | null };
};

type Props = {
  activity: Detail;
  /** What the lower price is called. */
  priceName: string;
  /** Asks what is so now. */
  again: () => void;
  /** Between the head and the rules. */
  children: ReactNode;
};

/** What the pages of one activity show in common: head, rules, what is sold. */
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
