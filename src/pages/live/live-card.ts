import type { LiveDetail } from '#schemas/live/endpoints.ts';
import type { SharedThing } from '#src/entities/share/shared-thing.ts';
import type { ShareCard } from '#src/platform/share/card.ts';
import { priceText } from '#src/ui/value/amount.ts';

export const liveShareCard = ({ title, teacher, thumb }: LiveDetail): Partial<ShareCard> => ({
  title,
  desc: teacher ? `${teacher}主讲，邀请你一起看直播` : '邀请你一起看直播',
  imgUrl: thumb,
});

export const sharedLive = (live: LiveDetail): SharedThing => {
  const { title, thumb, price, locked } = live;
  const { desc = '' } = liveShareCard(live);
  return { title, desc, picture: thumb, price: locked ? '凭密码进入' : priceText(price) };
};
