import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/db/open-database.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { routes } from '#src/app/routes.ts';
import { homeRoutes } from '#src/home/variants.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import { exampleMember } from '#tests/e2e/harness/examples/member.ts';

/** A member with a card. */
const AS = 'demo_vip';
/** Pages that redirect a member at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];

export type Example = {
  pattern: string;
  address: string;
  /** '' for a home. */
  title: string;
  kind: PageRoute['kind'] | 'home';
  /** Whether it shows its content to visitors. */
  open: boolean;
};

/** Fills the database of a data folder; gives the token of a member, and every page as this member may see it. */
export const fillExamples = async (dataDir: string, rootDir: string) => {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, rootDir);
  const { addresses, token } = await exampleMember(db, AS);
  // the demo's unpaid order would end while pages are still measured
  await db
    .update(orderTable)
    .set({ expireAt: new Date(Date.now() + DAY) })
    .where(eq(orderTable.state, 'unpaid'));
  await close();
  const homes = homeRoutes.map(
    (pattern): Example => ({ pattern, address: pattern, title: '', kind: 'home', open: true }),
  );
  const pages = Object.values(routes).map(
    ({ pattern, title, kind, access }): Example => ({
      ...{ pattern, title, kind },
      address: addresses[pattern] ?? pattern,
      open: access === 'public',
    }),
  );
  const examples = [...homes, ...pages].filter(({ pattern }) => !LEAVING.includes(pattern));
  return { examples, token };
};
