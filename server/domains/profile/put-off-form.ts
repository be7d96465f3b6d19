import { eq } from 'drizzle-orm';
import type { putOffForm as endpoint } from '#schemas/profile/endpoints.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';

export const putOffForm: Verb<typeof endpoint> = async ({ db, member, now }) => {
  const own = eq(memberTable.id, member.id);
  await db
    .update(memberTable)
    .set({ formPutOffAt: new Date(now) })
    .where(own);
  return {};
};
