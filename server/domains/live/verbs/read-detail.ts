import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { countRelations, hasRelation } from '../../../libraries/relation/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { gateFor } from '../gate.ts';
import { broadcastOf } from '../queries.ts';
import { rowOf } from './list-hall.ts';

export const readLiveDetail = async (
  { db, member, now }: Context<Member>,
  { id }: { id: string },
): Promise<LiveDetail> => {
  const broadcast = await broadcastOf(db, id, member.id, now);
  const { live, teacher } = broadcast;
  const [reserved, totals] = await Promise.all([
    hasRelation(db, member.id, 'reserve', 'live', [live.id]),
    countRelations(db, 'reserve', 'live', [live.id]),
  ]);
  return {
    ...rowOf(broadcast, reserved.has(live.id)),
    now,
    introHtml: live.introHtml,
    teacherId: teacher ? String(teacher.id) : '',
    reservations: totals.get(live.id) ?? 0,
    hasReplay: live.replay !== '',
    gate: gateFor(broadcast),
  };
};
