import { eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { workshop } from '../../db/tables/teacher.ts';

/** Names the workshop of a teacher; one who has none gets it, as the last of the list. */
export const nameShop = async (tx: Database, teacherId: number, shop: string): Promise<void> => {
  const own = eq(workshop.teacherId, teacherId);
  const named = await tx.update(workshop).set({ shop }).where(own).returning({ id: workshop.id });
  if (named.length > 0) return;
  const [last] = await tx.select({ position: max(workshop.position) }).from(workshop);
  await tx.insert(workshop).values({ teacherId, shop, position: (last?.position ?? -1) + 1 });
};
