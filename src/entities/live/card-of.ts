import { liveRoomAddress } from '#schemas/live/addresses.ts';
import type { Live } from '#schemas/live/fields.ts';
import { startText } from './status.ts';

export const liveCard = ({
  id,
  title,
  thumb,
  status,
  viewers,
  price,
  hasReplay,
  ...live
}: Live) => ({
  href: liveRoomAddress({ id }),
  title,
  thumb,
  status,
  hasReplay,
  viewers,
  locked: !live.opensFreely,
  price,
  startsAt: startText(status, live.startTime),
});
