import type { LiveDetail } from '../../../schemas/live/endpoints.ts';
import type { ShareCard } from '../../platform/share/card.ts';

/** A broadcast as the messenger shares it. */
export const liveShareCard = ({ title, teacher, thumb }: LiveDetail): Partial<ShareCard> => ({
  title,
  desc: teacher ? `${teacher}主讲，邀请您一起看直播` : '邀请您一起看直播',
  imgUrl: thumb,
});
