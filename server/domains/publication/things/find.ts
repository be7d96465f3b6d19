import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';
import { pageWordOf } from '#schemas/publication/page-words.ts';
import type * as calls from '#schemas/publication/picker-endpoints.ts';
import type { Thing, ThingKind } from '#schemas/publication/picker-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { readKeyword, readWords } from '../../search/index.ts';
import {
  judgeLink,
  type KnownTarget,
  lookUpTargets,
  type Target,
} from '../document/guards/links.ts';
import { type Kind, kinds } from './kinds.ts';

const SIZE = 10;

const selectThings = (db: Database, kind: Kind, now: number) => {
  const at = new Date(now);
  const { table, title, thumb, priceFen, type } = kind;
  return db
    .select({
      id: sql<number>`${table.id}`,
      title: sql<string>`${title}`,
      thumb: sql<string>`${thumb}`,
      priceFen: sql<number | null>`${priceFen ?? sql`null`}`,
      type: sql<number>`${type ?? sql`0`}`,
      state: kind.state(at),
      open: sql<boolean>`coalesce(${kind.stands(at) ?? sql`true`}, false)`,
    })
    .from(table as PgTable);
};

const toThing =
  ({ linkOf }: Kind) =>
  ({ type, ...row }: Awaited<ReturnType<typeof selectThings>>[number]): Thing => ({
    ...row,
    link: linkOf?.({ id: row.id, type }) ?? '',
  });

const thingsBy = async (
  db: Database,
  name: ThingKind,
  ids: readonly number[],
  now: number,
): Promise<Thing[]> => {
  if (ids.length === 0) return [];
  const kind = kinds[name];
  const filter = and(kind.among, inArray(kind.table.id, [...ids]));
  const rows = await selectThings(db, kind, now).where(filter);
  const known = new Map(rows.map((row) => [row.id, toThing(kind)(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

const sought = async (db: Database, kind: Kind, typed: string): Promise<SQL | undefined> => {
  if (typed === '') return undefined;
  const words = await readWords(db, readKeyword(typed));
  const id = keyOf(typed);
  return or(kind.holds({ typed, words }), id === null ? undefined : eq(kind.table.id, id));
};

const findIn = async (
  db: Database,
  { kind: name, word, page }: { kind: ThingKind; word: string; page: number },
  now: number,
): Promise<{ items: Thing[]; pages: number }> => {
  const kind = kinds[name];
  const filter = and(kind.among, await sought(db, kind, word));
  const { rows, pageCount } = await selectPage(db, selectThings(db, kind, now), {
    ...{ where: filter, orderBy: [desc(kind.table.id)], page, size: SIZE },
    ...{ counted: kind.table as PgTable, most: MOST_COUNTED },
  });
  return { items: rows.map(toThing(kind)), pages: pageCount };
};

export const findThings =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof calls.findThings> =>
  async ({ db, now }, { ids, ...query }) => {
    if (inFront) throw new RefusedError(publicationRefusals.thingsElsewhere);
    if (ids) return { items: await thingsBy(db, query.kind, ids, now), pages: 1 };
    return findIn(db, query, now);
  };

type Named = { text: string; wrong: string };

const ownPath = /^#?\//;

const pageNamed = (link: string): string => {
  const address = link.replace(/^#/, '');
  if (isHomeAddress(address.split(/[?#]/)[0] ?? '')) return '首页';
  return pageWordOf(address) || '学员端的页面';
};

const thingNamed = ({ word }: Target, known: KnownTarget | undefined): Named => {
  if (!known) return { text: word, wrong: `这个${word}不存在` };
  const text = `${word}「${known.title}」${known.open && known.state ? `，${known.state}` : ''}`;
  return { text, wrong: known.open ? '' : known.state || '学员打不开' };
};

export const nameLinks =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof calls.nameLinks> =>
  async ({ db, now }, { links }) => {
    const judged = links.map((link) => ({
      link,
      ...(ownPath.test(link) ? judgeLink(link) : { known: true, target: undefined }),
    }));
    const targets = inFront ? [] : judged.flatMap(({ target }) => target ?? []);
    const known = await lookUpTargets(db, targets, now);
    const items = judged.map(({ link, known: isPage, target }) => {
      if (!ownPath.test(link)) return { link, text: '', wrong: '' };
      if (!isPage) return { link, text: '', wrong: '不是学员端的页面' };
      if (!target) return { link, text: pageNamed(link), wrong: '' };
      if (inFront) return { link, text: `${target.word} ${target.id || ''}`.trim(), wrong: '' };
      return { link, ...thingNamed(target, known(target)) };
    });
    return { items };
  };
