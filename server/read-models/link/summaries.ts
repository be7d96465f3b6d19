import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { FLASH, TEAM } from '#schemas/activity/kind.ts';
import type { LinkSummary } from '#schemas/site/link-endpoints.ts';
import type { LinkKind } from '#schemas/site/link-target.ts';
import { activity, teamGroupTable } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { giftByCode } from '../../domains/gift/index.ts';
import { activityStateOf, describeGroups, saleEnd } from '../../domains/order/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';

type ShownLink = Pick<LinkSummary, 'title' | 'thumb'> & Partial<LinkSummary>;

type Query = { id: string; group: string };

/** Undefined for what does not exist or is not published. */
type Find = (
  context: Pick<Context, 'db' | 'now'>,
  query: Query,
  services: Services,
) => Promise<ShownLink | undefined>;

type LinkableTable = PgTable &
  Record<'id' | 'title' | 'thumb' | 'published', PgColumn & SQLWrapper>;

const findPublished =
  (table: LinkableTable, also?: SQL): Find =>
  async ({ db }, { id }) => {
    const wanted = and(eq(table.id, keyOf(id) ?? 0), eq(table.published, true), also);
    const [row] = await db
      .select({ title: table.title, thumb: table.thumb })
      .from(table)
      .where(wanted);
    return row && { title: String(row.title), thumb: String(row.thumb) };
  };

const paper = (kind: 'questionnaire' | 'exam') =>
  findPublished(questionnaire, eq(questionnaire.kind, kind));

/** Undefined for another activity's group, and for one that is full or over. */
const openGroup = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  activityId: number,
  group: string,
) => {
  const key = keyOf(group);
  if (key === null) return undefined;
  const [row] = await db.select().from(teamGroupTable).where(eq(teamGroupTable.id, key));
  if (row?.activityId !== activityId || row.stopAt.getTime() <= now) return undefined;
  const shown = (await describeGroups(db, [key], 0)).get(key);
  return shown?.state === 'open' ? shown : undefined;
};

/** An activity that is not running has its name alone. */
const sale =
  (type: number): Find =>
  async (context, { id, group: named }) => {
    const { db, now } = context;
    const [row] = await db
      .select({ activity, priceFen: product.priceFen })
      .from(activity)
      .innerJoin(product, eq(product.id, activity.productId))
      .where(
        and(eq(activity.id, keyOf(id) ?? 0), eq(activity.published, true), eq(activity.type, type)),
      );
    if (!row) return undefined;
    const { title, thumb, groupPriceFen } = row.activity;
    const group = await openGroup(context, row.activity.id, named);
    const state = activityStateOf(row.activity, now);
    const runs = state === 'running' || state === 'soldout';
    if (!group && !runs) return { title, thumb };
    const offer = {
      price: yuan(groupPriceFen),
      linePrice: row.priceFen > groupPriceFen ? yuan(row.priceFen) : null,
      missing: group ? group.need - group.joined : 0,
      endAt: group ? group.stopAt : saleEnd(row.activity).getTime(),
      now,
    };
    return { title, thumb, who: group?.leader ?? '', offer };
  };

const gift: Find = async ({ db }, { id: code }, services) => {
  try {
    const { product: given, giver } = await giftByCode(services, db, code);
    return { title: given.title, thumb: given.thumb, who: giver };
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
};

export const summaries: Readonly<Record<LinkKind, Find>> = {
  product: findPublished(product),
  team: sale(TEAM),
  flash: sale(FLASH),
  live: findPublished(live),
  news: findPublished(news),
  questionnaire: paper('questionnaire'),
  exam: paper('exam'),
  gift,
};
