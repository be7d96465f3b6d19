import { asc, desc } from 'drizzle-orm';
import type { listAudit as endpoint } from '#schemas/operator/audit-endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { SAVES } from '../audit.ts';
import { auditRows, followersOf, ofRun, withoutFollowers } from '../audit-rows.ts';

const SIZE = 20;

export const listAudit: Verb<typeof endpoint> = async ({ db }, { page, run, ...filter }) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const folded = run === undefined && !filter.word;
  const among = run === undefined ? folded && withoutFollowers() : ofRun(run);
  const { rows: found, holds } = auditRows(db, filter, among || undefined);
  const rows = await db
    .select()
    .from(found)
    .where(holds)
    .orderBy(desc(found.id))
    .limit(limit)
    .offset(offset);
  const saves = folded ? rows.filter(({ action }) => SAVES.includes(action)) : [];
  const followers = await followersOf(
    db,
    saves.map(({ id }) => id),
  );
  const items = rows.map(({ id, at, name, action, text }) => {
    const more = followers.get(id);
    const until = more?.last ?? at;
    return {
      ...{ id, at: at.getTime(), name, action, text },
      count: 1 + (more?.rows ?? 0),
      until: until.getTime(),
    };
  });
  // in this order an index gives them, as many as are counted
  const some = db
    .select({ id: found.id })
    .from(found)
    .where(holds)
    .orderBy(desc(found.id))
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(some.as('counted')), SIZE);
  const operators = await db
    .select({ id: operator.id, name: operator.name })
    .from(operator)
    .orderBy(asc(operator.id));
  return { items, pages, operators };
};
