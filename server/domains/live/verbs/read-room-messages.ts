import type { liveMessages } from '#schemas/live/room-endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { admit } from '../gate.ts';
import { stay } from '../presence.ts';
import { logBefore, missedSince } from '../room-log.ts';
import { roomStateOf } from '../room-state.ts';

/** For pages without a socket, or for older entries; the caller counts as present. */
export const readRoomMessages = async (
  { db, member, now }: Context<Member>,
  { id, since, before }: Payload<typeof liveMessages>,
) => {
  const { live } = await admit(db, id, member.id, now);
  await stay(db, live.id, [member.id], now);
  const logExcerpt = await (before > 0
    ? logBefore(db, live.id, before)
    : missedSince(db, live.id, since));
  return { ...logExcerpt, state: await roomStateOf(db, live.id, now) };
};
