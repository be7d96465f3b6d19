import type { Live } from '../../../schemas/live/fields.ts';
import { liveRoomAddress } from '../../entities/live/addresses.ts';
import { chinaDayTime } from '../../platform/time/china-date.ts';

/** A broadcast as its card shows it. */
export const liveCardOf = ({ opensFreely, startTime, ...live }: Live) => ({
  href: liveRoomAddress({ id: live.id }),
  title: live.title,
  thumb: live.thumb,
  status: live.status,
  labelsPending: true,
  viewers: live.viewers,
  locked: !opensFreely,
  price: live.price,
  startsAt: live.status === 0 && startTime !== null ? `${chinaDayTime(startTime)} 开播` : undefined,
});
