import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { reviewsAddress } from '#schemas/course/addresses.ts';
import { boughtAddress, orderAddress } from '#schemas/order/addresses.ts';
import { pathValues } from '#schemas/path-values.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { linkTarget } from '#schemas/site/link-target.ts';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { orderTable } from '../../db/tables/order.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { keyOf } from '../../platform/wire/keys.ts';

/** `owner`: only that member sees the thing. */
type Source = { table: PgTable; id: PgColumn; thumb: PgColumn; owner?: PgColumn };

const sources = {
  product: { table: product, id: product.id, thumb: product.thumb },
  activity: { table: activity, id: activity.id, thumb: activity.thumb },
  live: { table: live, id: live.id, thumb: live.thumb },
  news: { table: news, id: news.id, thumb: news.thumb },
  questionnaire: { table: questionnaire, id: questionnaire.id, thumb: questionnaire.thumb },
  order: {
    ...{ table: orderTable, id: orderTable.id, thumb: orderTable.thumb },
    owner: orderTable.memberId,
  },
  teacher: { table: teacher, id: teacher.id, thumb: teacher.avatar },
} as const satisfies Record<string, Source>;

type Kind = keyof typeof sources;

const shared: Readonly<Partial<Record<string, Kind>>> = {
  ...{ product: 'product', team: 'activity', flash: 'activity', live: 'live', news: 'news' },
  questionnaire: 'questionnaire',
};

const own: readonly (readonly [Kind, readonly Parameters<typeof pathValues>[0][]])[] = [
  ['order', [orderAddress, boughtAddress, payAddress, refundAddress]],
  ['product', [reviewsAddress]],
  ['teacher', [workshopAddress]],
];

/** Such as `order 7`; '' where a link leads to nothing with a picture. */
const thingOf = (link: string): string => {
  const target = linkTarget(link);
  const kind = target && shared[target.kind];
  if (target && kind) return keyOf(target.id) === null ? '' : `${kind} ${target.id}`;
  const [path = '', query = ''] = link.split('?');
  for (const [each, pages] of own)
    for (const page of pages) {
      const values = pathValues(page, path);
      const id = values?.id ?? new URLSearchParams(query).get('id') ?? '';
      if (values && keyOf(id) !== null) return `${each} ${id}`;
    }
  return '';
};

const picturesOf = (memberId: number, kind: Kind, ids: readonly number[]): SQL => {
  const { table, id, thumb, owner }: Source = sources[kind];
  const own = owner && eq(owner, memberId);
  return sql`select ${kind}::text || ' ' || ${id} as thing, ${thumb} as thumb from ${table}
    where ${and(inArray(id, [...ids]), own)}`;
};

/** By one statement, the picture of the thing that each link leads to; '' for none that the member may see. */
export const thumbsOf = async (
  db: Database,
  memberId: number,
  links: readonly string[],
): Promise<(link: string) => string> => {
  const things = links.map(thingOf);
  const parts = Object.keys(sources).flatMap((name) => {
    // the keys of `sources` are its kinds
    const kind = name as Kind;
    const ids = things.flatMap((thing) => {
      const [of, id = ''] = thing.split(' ');
      return of === kind ? [Number(id)] : [];
    });
    return ids.length > 0 ? [picturesOf(memberId, kind, ids)] : [];
  });
  if (parts.length === 0) return () => '';
  const rows = await db
    .select({ thing: sql<string>`thing`, thumb: sql<string>`thumb` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as pictured`);
  const thumbs = new Map(rows.map(({ thing, thumb }) => [thing, thumb]));
  return (link) => thumbs.get(thingOf(link)) ?? '';
};
