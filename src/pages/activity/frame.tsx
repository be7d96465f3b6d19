import type { ReactNode } from 'react';
import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import { activityListAddress } from '../../entities/activity/addresses.ts';
import { firstSeen } from '../../platform/reading/first-seen.ts';
import type { Called } from '../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../platform/reading/use-seen-again.ts';
import { sharePage } from '../../platform/share/share-page.ts';
import { useShareCard } from '../../platform/share/use-card.ts';
import { BarButton } from '../../ui/button/bar-button.tsx';
import { Rules } from '../../ui/page/block.tsx';
import { PageFrame } from '../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../ui/state/answered.tsx';
import { goneTo } from '../../ui/state/gone.tsx';
import { ActivityHead } from './head.tsx';
import { SoldProduct } from './sold-product.tsx';
import { Turn } from './turn.tsx';

type Detail = ActivityRow & {
  rules: readonly string[];
  product: { title: string; introHtml: string; link: string; price: string | null };
};

type Props<D> = {
  title: string;
  /** What the lower price is called, and what it is called when passed on. */
  priceName: string;
  shareName: string;
  /** Where what is passed on leads; this page without it. */
  shareLink?: string;
  called: Called<D>;
  /** The page's main action. */
  main: (detail: D) => ReactNode;
  /** What stands between the head and the rules. */
  children: (detail: D) => ReactNode;
};

const bones = [
  ['banner', 1],
  ['lines', 5],
] as const;

/** What the pages of one activity have in common: head, rules, what is sold, share, main action. */
export const ActivityFrame = <D extends Detail>({
  title,
  priceName,
  shareName,
  shareLink = '',
  called,
  main,
  children,
}: Props<D>) => {
  const { data } = called;
  useSeenAgain(called.retry);
  useShareCard(
    data && {
      title: `¥${data.groupPrice} ${shareName}：${data.title}`,
      desc: data.subtitle,
      imgUrl: data.thumb,
      link: shareLink,
    },
  );
  return (
    <PageFrame
      title={title}
      flush
      action={
        data && (
          <>
            <BarButton
              icon="share"
              onPress={() => void sharePage(data.title, shareLink || undefined)}
            >
              分享
            </BarButton>
            {main(data)}
          </>
        )
      }
    >
      <Answered
        of={called}
        skeleton={<Skeletons bones={bones} />}
        failed={goneTo(activityListAddress(), '看看其他活动')}
      >
        {(detail) => (
          <>
            <Turn activity={detail} onTurn={called.retry} />
            <ActivityHead
              activity={detail}
              priceName={priceName}
              alone={detail.product.price}
              since={firstSeen(detail)}
            />
            {children(detail)}
            <Rules rules={detail.rules} />
            <SoldProduct product={detail.product} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
};
