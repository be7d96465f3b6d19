import { eq } from 'drizzle-orm';
import { activityRefusals } from '../../../../schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { withhold } from '../../course/index.ts';
import { placeOfProduct, studiedTooLong, studyTerms } from '../kinds/product.ts';
import { spareProduct, takeProductBack } from '../kinds/product-sale.ts';
import { noAppointment, type Purchasable } from '../kinds/purchasable.ts';

/** An activity as it is, whether on the shelf or not. */
export const soldIn = async (db: Database, activityId: number) => {
  const [row] = await db.select().from(activity).where(eq(activity.id, activityId));
  if (!row || row.productId === null) throw new RefusedError(activityRefusals.noSuchActivity);
  return { ...row, productId: row.productId };
};

const productOf = async (db: Database, { targetId }: { targetId: number }): Promise<number> =>
  (await soldIn(db, targetId)).productId;

/** After payment, an activity's order follows the rules of the product that it sells. */
export const asItsProduct = {
  spare: async (tx, order, now) => spareProduct(tx, order, await productOf(tx, order), now),
  terms: async (db, order, now) => studyTerms(db, order, await productOf(db, order), now),
  withhold: async (tx, order) => withhold(tx, order.memberId, await productOf(tx, order)),
  revoke: async (tx, order, now) => takeProductBack(tx, order, await productOf(tx, order), now),
  tooLate: studiedTooLong,
  appointment: ({ activity: row }) => {
    if (!row || row.venue === '') return noAppointment;
    return { startAt: row.startAt.getTime(), endAt: row.endAt.getTime(), venue: row.venue };
  },
  place: placeOfProduct,
} satisfies Partial<Purchasable>;
