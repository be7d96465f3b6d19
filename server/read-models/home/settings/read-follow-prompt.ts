import { asc } from 'drizzle-orm';
import { followPrompt } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const readFollowPrompt = async ({ db }: SharedContext) => {
  const [row] = await db.select().from(followPrompt).orderBy(asc(followPrompt.id)).limit(1);
  return { name: row?.name ?? '', picture: row?.picture ?? '' };
};
