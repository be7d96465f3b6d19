import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import type { SharedThing } from '#src/entities/share/shared-thing.ts';
import type { ShareCard } from '#src/platform/share/card.ts';
import { priceText, sumText } from '#src/ui/value/amount.ts';

/** The share card of an activity: `kind` names its kind, `link` replaces this page's address. */
export const activityCard = (activity: ActivityRow, kind: string, link = ''): ShareCard => ({
  title: `${priceText(activity.groupPrice)} ${kind}：${activity.title}`,
  desc: activity.subtitle,
  imgUrl: activity.thumb,
  link,
});

/** `link` replaces this page's address. */
export const sharedActivity = (activity: ActivityRow, kind: string, link = ''): SharedThing => ({
  title: activity.title,
  desc: activity.subtitle,
  picture: activity.thumb,
  price: `${sumText(activity.groupPrice)} ${kind}价`,
  ...(link && { address: link }),
});
