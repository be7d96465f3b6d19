import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import type { ShareCard } from '../../platform/share/card.ts';
import { sharePage } from '../../platform/share/share-page.ts';
import { BarButton } from '../../ui/button/bar-button.tsx';
import { priceText } from '../../ui/value/amount.ts';

/** The share card of an activity: `kind` names its kind, `link` replaces this page's address. */
export const activityCard = (activity: ActivityRow, kind: string, link = ''): ShareCard => ({
  title: `${priceText(activity.groupPrice)} ${kind}：${activity.title}`,
  desc: activity.subtitle,
  imgUrl: activity.thumb,
  link,
});

/** Shares this page, or the page at `link`. */
export const ShareButton = ({ title, link = '' }: { title: string; link?: string }) => (
  <BarButton icon="share" onPress={() => void sharePage(title, link || undefined)}>
    分享
  </BarButton>
);
