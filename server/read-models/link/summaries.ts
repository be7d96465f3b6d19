import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { FLASH, TEAM } from '../../../schemas/activity/kind.ts';
import type { LinkSummary } from '../../../schemas/site/link-endpoints.ts';
import type { LinkKind } from '../../../schemas/site/link-target.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { giftByCode } from '../../domains/gift/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { keyOf } from '../../platform/wire/keys.ts';

type Shown = Pick<LinkSummary, 'title' | 'thumb'> & { who?: string };

/** What is shown of a thing; undefined where it is not there, or not on the shelf. */
type Find = (
  context: Pick<Context, 'db'>,
  id: string,
  services: Services,
) => Promise<Shown | undefined>;

type Shelf = PgTable & Record<'id' | 'title' | 'thumb' | 'published', PgColumn & SQLWrapper>;

const onShelf =
  (table: Shelf, also?: SQL): Find =>
  async ({ db }, id) => {
    const wanted = and(eq(table.id, keyOf(id) ?? 0), eq(table.published, true), also);
    const [row] = await db
      .select({ title: table.title, thumb: table.thumb })
      .from(table)
      .where(wanted);
    return row && { title: String(row.title), thumb: String(row.thumb) };
  };

const paper = (kind: 'questionnaire' | 'exam') =>
  onShelf(questionnaire, eq(questionnaire.kind, kind));

const gift: Find = async ({ db }, code, services) => {
  try {
    const { product: given, giver } = await giftByCode(services, db, code);
    return { title: given.title, thumb: given.thumb, who: giver };
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
};

/** How each kind of link is looked up: by what everybody may see. */
export const summaries: Readonly<Record<LinkKind, Find>> = {
  product: onShelf(product),
  team: onShelf(activity, eq(activity.type, TEAM)),
  flash: onShelf(activity, eq(activity.type, FLASH)),
  live: onShelf(live),
  news: onShelf(news),
  questionnaire: paper('questionnaire'),
  exam: paper('exam'),
  gift,
};
