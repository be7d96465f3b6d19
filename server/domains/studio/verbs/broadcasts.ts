import { and, desc, eq, sql } from 'drizzle-orm';
import {
  applyForBroadcast as applyEndpoint,
  type broadcastForm as formEndpoint,
  type broadcastList as listEndpoint,
  type withdrawBroadcast as withdrawEndpoint,
} from '#schemas/studio/broadcast-endpoints.ts';
import {
  isInTime,
  isReopened,
  MOST_WAITING_BROADCASTS,
  shortestFor,
} from '#schemas/studio/broadcast-fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { broadcastTable as table } from '../../../db/tables/studio.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import { assertAgreed, ownWorkshop } from '../../../libraries/workshop/index.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps, type Verb } from '../../../platform/endpoint/verb.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf, keyOrZero } from '../../../platform/wire/keys.ts';
import {
  type BroadcastRow,
  broadcastIn,
  filesFor,
  lockWorkshop,
  overlapOf,
  selectBroadcasts,
  toBroadcast,
} from '../broadcasts.ts';

const refuse = (refusal: Refusal, n?: number | string): never => {
  throw new RefusedError(refusal, n);
};

/** Refuses `noWorkshop`. */
export const listBroadcasts: Verb<typeof listEndpoint> = async ({ db, member }, { page }) => {
  const { teacherId } = await ownWorkshop(db, member.id);
  const { rows, pageCount } = await selectPage(db, selectBroadcasts(db), {
    where: eq(table.teacherId, teacherId),
    orderBy: [desc(table.sentAt), desc(table.id)],
    ...{ page, counted: table },
  });
  return { items: rows.map(toBroadcast), pageCount };
};

/** Refuses `noWorkshop`, `notInRole`, `noSuchBroadcast`. */
export const readBroadcastForm: Verb<typeof formEndpoint> = async ({ db, member }, { id }) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const own = and(eq(table.id, keyOrZero(id)), eq(table.teacherId, teacherId));
  const [[found], [speaker]] = await Promise.all([
    id === '' ? [] : selectBroadcasts(db).where(own),
    db.select({ name: teacher.name }).from(teacher).where(eq(teacher.id, teacherId)),
  ]);
  if (id !== '' && !found) refuse(studioRefusals.noSuchBroadcast);
  return { teacher: speaker?.name ?? '', application: found && toBroadcast(found) };
};

type Sent = Omit<Payload<typeof applyEndpoint>, 'key'>;

/** Refuses `noSuchBroadcast`, `broadcastLocked`, `broadcastChanged`. */
const reopened = async (
  tx: Database,
  teacherId: number,
  { id, version }: Sent,
): Promise<BroadcastRow | undefined> => {
  if (id === '') return undefined;
  const row = await broadcastIn(tx, teacherId, id);
  if (!isReopened(row.state)) refuse(studioRefusals.broadcastLocked);
  if (row.version !== version) refuse(studioRefusals.broadcastChanged);
  return row;
};

/** Refuses `ticketPriceMissing`, `roomPasswordMissing`. */
const admissionOf = (
  { admission, priceFen }: Sent,
  password: string,
  before: BroadcastRow | undefined,
) => {
  if (admission === 'paid' && priceFen === 0) refuse(studioRefusals.ticketPriceMissing);
  const hash = password || (before?.password ?? '');
  if (admission === 'password' && hash === '') refuse(studioRefusals.roomPasswordMissing);
  return {
    admission,
    priceFen: admission === 'paid' ? priceFen : 0,
    password: admission === 'password' ? hash : '',
  };
};

/** Refuses `startOutOfRange`. */
const spanOf = ({ startTime, minutes }: Sent, now: number) => {
  const start = startTime ?? 0;
  if (!isInTime(start, now)) refuse(studioRefusals.startOutOfRange);
  return { startAt: new Date(start), endAt: new Date(start + minutes * MINUTE) };
};

/** Refuses `videoUnfit`, `broadcastTooShort`, `coverUnfit`. */
const checkedFiles = async (
  tx: Database,
  services: Pick<Services, 'streams'>,
  teacherId: number,
  { video: videoId, cover: coverId, minutes }: Sent,
) => {
  const files = { videoId: keyOf(videoId), coverId: keyOf(coverId) };
  const { video, picture } = await filesFor(tx, services, teacherId, files);
  if (!video) return refuse(studioRefusals.videoUnfit);
  if (!picture) return refuse(studioRefusals.coverUnfit);
  const shortest = shortestFor(video.durationMs);
  if (minutes < shortest) refuse(studioRefusals.broadcastTooShort, shortest);
  return files;
};

/**
 * Refuses what `ownWorkshop`, `assertAgreed` and the parts of the application refuse, `broadcastOverlaps` and
 * `tooManyBroadcasts`.
 */
export const applyForBroadcast = (services: Pick<Services, 'streams'>) =>
  steps(applyEndpoint, {
    // a hash takes a quarter of a second, for which no transaction waits
    prepare: async (_context, { admission, password }) =>
      admission === 'password' && password !== '' ? hashPassword(password) : '',
    run: async ({ db, member, now }, sent, password) => {
      const { teacherId } = await ownWorkshop(db, member.id, 'admin');
      await assertAgreed(db, member.id);
      await lockWorkshop(db, teacherId);
      const before = await reopened(db, teacherId, sent);
      const span = spanOf(sent, now);
      const row = {
        ...{ memberId: member.id, title: sent.title, intro: sent.intro },
        ...span,
        ...admissionOf(sent, password, before),
        ...(await checkedFiles(db, services, teacherId, sent)),
        ...{ state: 'waiting' as const, reason: '', by: '', sentAt: new Date(now) },
        decidedAt: null,
      };
      const other = await overlapOf(db, teacherId, span, before?.id ?? 0);
      if (other !== undefined) refuse(studioRefusals.broadcastOverlaps, other);
      const waiting = and(eq(table.teacherId, teacherId), eq(table.state, 'waiting'));
      if ((await db.$count(table, waiting)) >= MOST_WAITING_BROADCASTS)
        refuse(studioRefusals.tooManyBroadcasts, MOST_WAITING_BROADCASTS);
      if (before)
        await db
          .update(table)
          .set({ ...row, version: before.version + 1 })
          .where(eq(table.id, before.id));
      else await db.insert(table).values({ ...row, teacherId });
      return {};
    },
  });

/** Refuses `noWorkshop`, `notInRole`, `noSuchBroadcast`, `broadcastNotWaiting`. */
export const withdrawBroadcast: Verb<typeof withdrawEndpoint> = async ({ db, member }, { id }) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const row = await broadcastIn(db, teacherId, id);
  if (row.state !== 'waiting') refuse(studioRefusals.broadcastNotWaiting);
  await db
    .update(table)
    .set({ state: 'withdrawn', version: sql`${table.version} + 1` })
    .where(eq(table.id, row.id));
  return {};
};
