import type { reserveLive as endpoint } from '../../../schemas/api/live.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { countRelations, setRelation } from '../relation/index.ts';
import { broadcastOf } from './queries.ts';

/**
 * Reserves, or gives that up; saying the same again changes nothing, so the key is not kept.
 * Refuses `noSuchLive`, and `liveBegun` for what has begun.
 */
export const reserve = async (
  { db, member, now }: Context<Member>,
  { id, on }: Payload<typeof endpoint>,
) => {
  const { live } = await broadcastOf(db, id, member.id);
  if (on && live.status !== 0) throw new RefusedError('liveBegun');
  const reservation = { kind: 'reserve', target: 'live', id: live.id } as const;
  await setRelation(db, member.id, reservation, on, now);
  const totals = await countRelations(db, 'reserve', 'live', [live.id]);
  return { reserved: on, reservations: totals.get(live.id) ?? 0 };
};
