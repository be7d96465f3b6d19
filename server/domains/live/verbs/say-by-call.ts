import { sayInLive as endpoint } from '#schemas/live/room-endpoints.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { admit } from '../gate.ts';
import type { MessageSender } from '../say.ts';
import type { Rooms } from '../socket/rooms.ts';
import { wakeRoomAfter } from '../wake-room-after.ts';

/** For pages whose socket does not open. Refuses what `admit` and `say` refuse. */
export const sayByCall = (rooms: Rooms, say: MessageSender) =>
  steps(endpoint, {
    run: async ({ db, member, now }, payload) => {
      const presence = await admit(db, payload.id, member.id, now);
      return { entryId: await say(db, presence, member.id, () => payload, now) };
    },
    after: wakeRoomAfter(rooms),
  });
