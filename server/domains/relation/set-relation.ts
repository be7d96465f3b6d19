import { setRelation as endpoint } from '#schemas/relation/endpoints.ts';
import { relationRefusals } from '#schemas/relation/refusals.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { countRelations, type Relation, storeRelation } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { assertUpcoming } from '../activity/index.ts';
import { assertReservable } from '../live/index.ts';
import { fits, isOneself, isShown } from './rules.ts';

type Input = Payload<typeof endpoint>;

/**
 * Something unpublished can still be removed from a list. Refuses `relationInvalid`, `noSuchTarget`,
 * `ownTeacher`, and what `assertReservable` and `assertUpcoming` refuse.
 */
const judge = async (
  { db, member, now }: Context<Member>,
  { kind, target, id, on }: Input,
): Promise<Relation> => {
  if (!fits[kind].includes(target)) throw new RefusedError(relationRefusals.relationInvalid);
  const targetId = keyOf(id);
  if (targetId === null) throw new RefusedError(relationRefusals.noSuchTarget);
  if (on && !(await isShown(db, target, targetId)))
    throw new RefusedError(relationRefusals.noSuchTarget);
  if (on && kind === 'follow' && (await isOneself(db, member.id, targetId)))
    throw new RefusedError(teacherRefusals.ownTeacher);
  if (on && kind === 'reserve')
    await (target === 'live' ? assertReservable(db, targetId) : assertUpcoming(db, targetId, now));
  return { kind, target, id: targetId };
};

export const setRelation = steps(endpoint, {
  prepare: judge,
  run: async ({ db, member, now }, { on }, relation) => {
    await storeRelation(db, member.id, relation, on, now);
    const totals = await countRelations(db, relation.kind, relation.target, [relation.id]);
    return { on, total: totals.get(relation.id) ?? 0 };
  },
});
