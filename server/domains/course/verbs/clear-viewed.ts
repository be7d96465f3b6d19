import { eq } from 'drizzle-orm';
import type { clearViewed as endpoint } from '#schemas/course/list-endpoints.ts';
import { viewLog } from '../../../db/tables/course.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';

export const clearViewed: Verb<typeof endpoint> = async ({ db, member }) => {
  await db.delete(viewLog).where(eq(viewLog.memberId, member.id));
  return {};
};
