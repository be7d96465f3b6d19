import { eq } from 'drizzle-orm';
import { activity } from '#server/db/tables/activity.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => {
  const group = await firstId(db, activity, eq(activity.type, 1));
  return {
    '/teamDetails/:id': `/teamDetails/${group}`,
    '/sk_detail/:id': `/sk_detail/${await firstId(db, activity, eq(activity.type, 2))}`,
    '/assembleDetail_up': `/assembleDetail_up?id=${group}`,
    '/assembleDetail_down': `/assembleDetail_down?id=${group}`,
  };
};
