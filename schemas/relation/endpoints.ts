import { activityRefusals } from '../activity/refusals.ts';
import { liveRefusals } from '../live/refusals.ts';
import { teacherRefusals } from '../teacher/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { relationKinds, relationTargets } from './fields.ts';
import { relationRefusals } from './refusals.ts';

/** Collects, likes, follows or reserves something, or undoes it. */
export const setRelation = defineEndpoint({
  path: '/v1/relation/set',
  payload: object({
    kind: oneOf(relationKinds),
    target: oneOf(relationTargets),
    id,
    on: flag,
    key,
  }),
  data: object({
    on: flag,
    /** How many members have it on now. */
    total: count,
  }),
  access: 'member',
  idempotent: true,
  rate: 120,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(relationRefusals, 'noSuchTarget', 'relationInvalid'),
    pickRefusals(liveRefusals, 'liveClosed', 'liveBegun'),
    pickRefusals(teacherRefusals, 'ownTeacher'),
    pickRefusals(activityRefusals, 'activityOver', 'activityBegun'),
  ),
});

export const relationApi = { setRelation };
