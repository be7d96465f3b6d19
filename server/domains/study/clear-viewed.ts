import { eq } from 'drizzle-orm';
import { clearViewed as endpoint } from '../../../schemas/api/study-lists.ts';
import { viewLog } from '../../db/tables/study.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';

/** Empties the member's own list; what has been learned stays. */
export const clearViewed = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: async (_context: Context<Member>, _payload: { key: string }) => undefined,
    change: async ({ db, member }) => {
      await db.delete(viewLog).where(eq(viewLog.memberId, member.id));
      return {};
    },
  });
