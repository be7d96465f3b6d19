import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import type { ShareCard } from '../../platform/share/card.ts';
import { sharePage } from '../../platform/share/share-page.ts';
import { BarButton } from '../../ui/button/bar-button.tsx';

/** An activity as it is passed on: `kind` says what it is called, `link` leads elsewhere than to this page. */
export const activityCard = (activity: ActivityRow, kind: string, link = ''): ShareCard => ({
  title: `¥${activity.groupPrice} ${kind}：${activity.title}`,
  desc: activity.subtitle,
  imgUrl: activity.thumb,
  link,
});

/** Passes this page on, or the one that `link` names. */
export const ShareButton = ({ title, link = '' }: { title: string; link?: string }) => (
  <BarButton icon="share" onPress={() => void sharePage(title, link || undefined)}>
    分享
  </BarButton>
);
