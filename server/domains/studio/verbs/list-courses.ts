import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { studioCourses, studioFiles } from '#schemas/studio/endpoints.ts';
import type { StudioTab } from '#schemas/studio/fields.ts';
import { selectPage, selectTablePage } from '../../../db/select-page.ts';
import { product } from '../../../db/tables/course.ts';
import { mediaFile } from '../../../db/tables/media.ts';
import { courseRevisionTable } from '../../../db/tables/studio.ts';
import { signedForOwner } from '../../../libraries/upload/index.ts';
import { ownWorkshop } from '../../../libraries/workshop/index.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { saleOf } from '../own-product.ts';
import { isOpen } from '../revisions.ts';

/** Refuses `noWorkshop`. */
export const listStudioCourses =
  ({ secret }: Services): Verb<typeof studioCourses> =>
  async (context, { tab, page }) => {
    const { db, member } = context;
    const { teacherId } = await ownWorkshop(db, member.id);
    const signed = signedForOwner(secret, context);
    const live = db.select().from(product).where(eq(product.teacherId, teacherId)).as('live');
    const open = db
      .select()
      .from(courseRevisionTable)
      .where(and(eq(courseRevisionTable.teacherId, teacherId), isOpen))
      .as('open');
    const tabs: Readonly<Record<StudioTab, SQL | undefined>> = {
      all: undefined,
      draft: eq(open.state, 'draft'),
      waiting: eq(open.state, 'waiting'),
      refused: eq(open.state, 'refused'),
      on: eq(live.published, true),
      off: eq(live.published, false),
    };
    const { rows, pageCount } = await selectPage(
      db,
      db
        .select({
          ...{ product: live.id, revision: open.id, state: open.state, reason: open.reason },
          title: sql<string>`coalesce(${open.document}->>'title', ${live.title})`,
          thumb: sql<string>`coalesce(${open.document}->>'thumb', ${live.thumb})`,
          priceFen: sql`coalesce((${open.document}->>'priceFen')::int, ${live.priceFen})`.mapWith(
            Number,
          ),
          type: sql`coalesce(${open.type}, ${live.type})`.mapWith(Number),
          ...{ published: live.published, learners: live.learners },
          at: sql`coalesce(${open.savedAt}, ${live.createdAt})`.mapWith(product.createdAt),
        })
        .from(live)
        .fullJoin(open, eq(open.productId, live.id)),
      {
        where: tabs[tab],
        orderBy: [
          desc(sql`coalesce(${open.savedAt}, ${live.createdAt})`),
          desc(sql`coalesce(${open.id}, 0)`),
          desc(sql`coalesce(${live.id}, 0)`),
        ],
        page,
      },
    );
    const items = rows.map((row) => ({
      id: row.revision === null ? `p${row.product}` : `r${row.revision}`,
      revision: row.revision === null ? '' : String(row.revision),
      product: row.product === null ? '' : String(row.product),
      ...{ title: row.title, type: row.type, thumb: signed(row.thumb), price: yuan(row.priceFen) },
      state: row.state ?? ('published' as const),
      sale: row.published === null ? ('none' as const) : saleOf({ published: row.published }),
      ...{ reason: row.reason ?? '', learners: row.learners ?? 0 },
      savedAt: row.at.getTime(),
    }));
    return { items, pageCount };
  };

/** Refuses `noWorkshop`. */
export const listStudioFiles: Verb<typeof studioFiles> = async ({ db, member }, { kind, page }) => {
  const { teacherId } = await ownWorkshop(db, member.id);
  const { rows, pageCount } = await selectTablePage(db, mediaFile, {
    where: and(
      eq(mediaFile.teacherId, teacherId),
      eq(mediaFile.kind, kind),
      eq(mediaFile.state, 'ready'),
    ),
    orderBy: [desc(mediaFile.createdAt), desc(mediaFile.id)],
    page,
  });
  const items = rows.map(({ id, name, durationMs, poster, createdAt }) => ({
    ...{ id: String(id), name, duration: durationMs, poster, at: createdAt.getTime() },
  }));
  return { items, pageCount };
};
