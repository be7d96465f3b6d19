import { useMemo } from 'react';
import type { LiveDetail } from '../../../schemas/live/endpoints.ts';
import { useShareCard } from '../../platform/share/use-card.ts';

/** Has the messenger share this page as the broadcast it shows. */
export const useLiveCard = (live: LiveDetail | undefined): void => {
  const card = useMemo(
    () =>
      live && {
        title: live.title,
        desc: live.teacher ? `${live.teacher}主讲，邀请您一起看直播` : '邀请您一起看直播',
        imgUrl: live.thumb,
      },
    [live],
  );
  useShareCard(card);
};
