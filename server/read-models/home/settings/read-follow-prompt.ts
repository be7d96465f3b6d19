import { asc } from 'drizzle-orm';
import { followPromptTable } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const readFollowPrompt = async ({ db }: SharedContext) => {
  const [row] = await db
    .select()
    .from(followPromptTable)
    .orderBy(asc(followPromptTable.id))
    .limit(1);
  return { name: row?.name ?? '', picture: row?.picture ?? '' };
};
