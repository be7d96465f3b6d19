import { eq } from 'drizzle-orm';
import { clearViewed as endpoint } from '../../../../schemas/course/list-endpoints.ts';
import { viewLog } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { idempotent } from '../../../platform/endpoint/idempotent.ts';
import type { Services } from '../../../platform/endpoint/services.ts';

/** Empties the member's own list; what has been learned stays. */
export const clearViewed = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (_context: Context<Member>, _payload: { key: string }) => undefined,
    change: async ({ db, member }) => {
      await db.delete(viewLog).where(eq(viewLog.memberId, member.id));
      return {};
    },
  });
