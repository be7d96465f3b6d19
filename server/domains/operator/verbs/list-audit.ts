import { asc, desc } from 'drizzle-orm';
import type { listAudit as endpoint } from '#schemas/operator/audit-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { operator } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { SAVES } from '../audit.ts';
import { auditRows, followersOf, ofRun, withoutFollowers } from '../audit-rows.ts';

const SIZE = 20;

export const listAudit: Verb<typeof endpoint> = async ({ db }, { page, run, ...filter }) => {
  const folded = run === undefined && !filter.word;
  const among = run === undefined ? folded && withoutFollowers() : ofRun(run);
  const { rows: found, holds } = auditRows(db, filter, among || undefined);
  const { rows, pageCount: pages } = await selectPage(db, db.select().from(found), {
    ...{ where: holds, orderBy: [desc(found.id)], page, size: SIZE },
    ...{ most: MOST_COUNTED, inOrder: true },
  });
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
  const operators = await db
    .select({ id: operator.id, name: operator.name })
    .from(operator)
    .orderBy(asc(operator.id));
  return { items, pages, operators };
};
