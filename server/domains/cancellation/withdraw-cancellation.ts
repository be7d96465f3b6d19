import type { withdrawCancellation as endpoint } from '#schemas/cancellation/endpoints.ts';
import { cancellationRefusals } from '#schemas/cancellation/refusals.ts';
import { cancellationTable as table } from '../../db/tables/cancellation.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { isCooling } from './cancellations.ts';

/** The account's job then finds nothing to do. Refuses `noCancellation`. */
export const withdrawCancellation: Verb<typeof endpoint> = async ({ db, member: { id } }) => {
  const rows = await db.delete(table).where(isCooling(id)).returning({ id: table.memberId });
  if (rows.length === 0) throw new RefusedError(cancellationRefusals.noCancellation);
  return {};
};
