import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { GRAPHIC } from '#schemas/course/product-type.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type {
  workshopBanners as listEndpoint,
  saveWorkshopBanners as saveEndpoint,
  bannerTargetList as targetsEndpoint,
} from '#schemas/workshop/banner-endpoints.ts';
import type { BannerTargetKind } from '#schemas/workshop/banner-fields.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import type { Database } from '../../db/database.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { upload } from '../../db/tables/upload.ts';
import { workshopBannerTable as banner, workshopPageTable } from '../../db/tables/workshop.ts';
import { published } from '../../libraries/catalogue/index.ts';
import { dropReplaced, signedForOwner } from '../../libraries/upload/index.ts';
import {
  areWorkshopPictures,
  inBannerOrder,
  ofCourse,
  ofLive,
  ownWorkshop,
} from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { fileOf } from '../../platform/storage/uploads.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { lockWorkshop } from './members.ts';

const bannersOf = (db: Database, teacherId: number) =>
  db
    .select({
      ...getTableColumns(banner),
      course: { title: product.title, type: product.type, published: product.published },
      live: { title: live.title, published: live.published },
    })
    .from(banner)
    .leftJoin(product, ofCourse)
    .leftJoin(live, ofLive)
    .where(eq(banner.teacherId, teacherId))
    .orderBy(...inBannerOrder);

type Row = Awaited<ReturnType<typeof bannersOf>>[number];

const versionOf = async (db: Database, teacherId: number): Promise<number> => {
  const [page] = await db
    .select({ version: workshopPageTable.bannersVersion })
    .from(workshopPageTable)
    .where(eq(workshopPageTable.teacherId, teacherId));
  return page?.version ?? 0;
};

const kindOf = ({ course, liveId }: Row): BannerTargetKind => {
  if (liveId !== null) return 'live';
  return course?.type === GRAPHIC ? 'article' : 'course';
};

const targetOf = (row: Row) => {
  const found = row.course ?? row.live;
  const id = row.productId ?? row.liveId;
  if (!found || id === null)
    return { target: '', targetTitle: '', targetState: 'removed' as const };
  const targetState = found.published ? ('on' as const) : ('off' as const);
  return { target: String(id), targetTitle: found.title, targetState };
};

const answerOf = (
  { version, teacherId }: { version: number; teacherId: number },
  rows: readonly Row[],
  signed: (address: string) => string,
): Data<typeof listEndpoint> => ({
  ...{ version, teacherId: String(teacherId) },
  items: rows.map((row) => ({
    ...{ id: String(row.id), thumb: signed(row.picture), title: row.title, shown: row.shown },
    ...{ kind: kindOf(row), ...targetOf(row) },
  })),
});

/** Refuses `noWorkshop`, and `notInRole` for assistants. */
export const listBanners =
  ({ secret }: Services) =>
  async (context: Context<Member>): Promise<Data<typeof listEndpoint>> => {
    const { db, member } = context;
    const { teacherId } = await ownWorkshop(db, member.id, 'admin');
    const [version, rows] = await Promise.all([versionOf(db, teacherId), bannersOf(db, teacherId)]);
    return answerOf({ version, teacherId }, rows, signedForOwner(secret, context));
  };

type Sent = Payload<typeof saveEndpoint>['banners'][number];

const targetsIn = (teacherId: number, kind: BannerTargetKind) =>
  published(
    and(
      eq(product.teacherId, teacherId),
      kind === 'article' ? eq(product.type, GRAPHIC) : ne(product.type, GRAPHIC),
    ),
  );

const livesIn = (teacherId: number) => and(eq(live.teacherId, teacherId), eq(live.published, true));

/** Refuses `bannerTargetUnknown` unless the workshop has published each of them. */
const assertTargets = async (
  db: Database,
  teacherId: number,
  fresh: readonly Pick<Sent, 'kind' | 'target'>[],
): Promise<void> => {
  const keysOf = (of: BannerTargetKind) => [
    ...new Set(fresh.filter(({ kind }) => kind === of).map(({ target }) => keyOrZero(target))),
  ];
  const [courses, articles, lives] = [keysOf('course'), keysOf('article'), keysOf('live')];
  const counts = [
    [courses, product, and(targetsIn(teacherId, 'course'), inArray(product.id, courses))],
    [articles, product, and(targetsIn(teacherId, 'article'), inArray(product.id, articles))],
    [lives, live, and(livesIn(teacherId), inArray(live.id, lives))],
  ] as const;
  for (const [keys, table, found] of counts)
    if (keys.length > 0 && (await db.$count(table, found)) !== keys.length)
      throw new RefusedError(workshopRefusals.bannerTargetUnknown);
};

const isSameTarget = (row: Row | undefined, { kind, target }: Sent): row is Row =>
  row !== undefined && kindOf(row) === kind && targetOf(row).target === target;

/** What a banner leads to stays as it was where it was not chosen anew, also what is not there any more. */
const columnsOf = (row: Row | undefined, sent: Sent) => {
  if (isSameTarget(row, sent)) return { productId: row.productId, liveId: row.liveId };
  const key = keyOrZero(sent.target);
  const isLive = sent.kind === 'live';
  return { productId: isLive ? null : key, liveId: isLive ? key : null };
};

/** Whichever member of the workshop has sent them in. */
const dropPictures = async (
  db: Database,
  change: { before: readonly string[]; after: readonly string[]; now: number },
): Promise<void> => {
  const files = change.before.filter((each) => !change.after.includes(each)).map(fileOf);
  if (files.length === 0) return;
  const senders = await db
    .selectDistinct({ memberId: upload.memberId })
    .from(upload)
    .where(inArray(upload.file, files));
  for (const { memberId } of senders) await dropReplaced(db, { memberId, ...change });
};

/**
 * Refuses `noWorkshop`, `notInRole`, `bannersChanged` where another version is saved, `pictureUnknown`,
 * `bannerTargetUnknown`.
 */
export const saveBanners =
  ({ secret, wechat: { simulated } }: Services): Verb<typeof saveEndpoint> =>
  async (context, { version, banners: sent }) => {
    const { db, member, now } = context;
    const { teacherId } = await ownWorkshop(db, member.id, 'admin');
    await lockWorkshop(db, teacherId);
    if ((await versionOf(db, teacherId)) !== version)
      throw new RefusedError(workshopRefusals.bannersChanged);
    const before = await bannersOf(db, teacherId);
    const known = new Map(before.map((row) => [String(row.id), row]));
    const ids = sent.flatMap(({ id }) => (known.has(id) ? [id] : []));
    if (new Set(ids).size !== ids.length) throw new RefusedError(callRefusals.badPayload);
    const pictures = sent.map(({ thumb }) => storedAddress(thumb));
    const shownBefore = new Set(before.map(({ picture }) => picture));
    const freshPictures = pictures.filter((picture) => !shownBefore.has(picture));
    const by = { memberId: member.id, teacherId, simulated };
    if (!(await areWorkshopPictures(db, by, freshPictures)))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    const freshTargets = sent.filter((each) => !isSameTarget(known.get(each.id), each));
    await assertTargets(db, teacherId, freshTargets);
    const rows = sent.map((each, position) => {
      const row = known.get(each.id);
      return {
        ...(row && { id: row.id }),
        ...{ teacherId, picture: pictures[position] ?? '', title: each.title },
        ...{ ...columnsOf(row, each), shown: each.shown, position },
      };
    });
    await db.delete(banner).where(eq(banner.teacherId, teacherId));
    if (rows.length > 0) await db.insert(banner).values(rows);
    const bannersVersion = version + 1;
    await db
      .insert(workshopPageTable)
      .values({ teacherId, bannersVersion })
      .onConflictDoUpdate({ target: workshopPageTable.teacherId, set: { bannersVersion } });
    await dropPictures(db, { before: [...shownBefore], after: pictures, now });
    return answerOf(
      { version: bannersVersion, teacherId },
      await bannersOf(db, teacherId),
      signedForOwner(secret, context),
    );
  };

/** Refuses `noWorkshop`, `notInRole`. */
export const listBannerTargets: Verb<typeof targetsEndpoint> = async (
  { db, member },
  { kind, page },
) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const { rows, pageCount } =
    kind === 'live'
      ? await selectTablePage(db, live, {
          where: livesIn(teacherId),
          orderBy: [desc(live.startAt), desc(live.id)],
          page,
        })
      : await selectTablePage(db, product, {
          where: targetsIn(teacherId, kind),
          orderBy: [desc(product.createdAt), desc(product.id)],
          page,
        });
  const items = rows.map(({ id, title, thumb }) => ({ id: String(id), title, thumb }));
  return { items, pageCount };
};
