import { desc } from 'drizzle-orm';
import type { listAudit as endpoint } from '../../../../schemas/operator/endpoints.ts';
import { operatorAudit } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';

const SIZE = 20;

export const listAudit: Verb<typeof endpoint> = async ({ db }, { page }) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await db
    .select()
    .from(operatorAudit)
    .orderBy(desc(operatorAudit.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ id, at, name, action, text }) => ({
    id,
    at: at.getTime(),
    name,
    action,
    text,
  }));
  const some = db.select({ id: operatorAudit.id }).from(operatorAudit).limit(MOST_COUNTED);
  return { items, pages: pagesOf(await db.$count(some.as('counted')), SIZE) };
};
