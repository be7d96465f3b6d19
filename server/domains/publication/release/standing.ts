import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { pageOf, type Standing } from '#schemas/publication/change-sets.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { type ChangeSet, followChanges } from '#schemas/publication/merge-documents.ts';
import type { Database } from '../../../db/database.ts';
import { homeGround, homeSchedule } from '../../../db/tables/publication.ts';
import { keepDraft, type LayoutDraft } from '../draft/draft.ts';
import { SCHEDULES } from '../draft/unpublished.ts';
import { changeRow, type Schedule } from '../schedule/schedules.ts';
import { liveRelease, putLive, type Release } from './releases.ts';

export type LiveStanding = Standing<Schedule> & { live: Release; stored: Schedule[] };

/** Stays as it is only while the draft is locked. */
export const readStanding = async (db: Database): Promise<LiveStanding> => {
  const live = await liveRelease(db);
  const [ground] = await db.select().from(homeGround).where(eq(homeGround.releaseId, live.id));
  const stored = await db
    .select()
    .from(homeSchedule)
    .where(eq(homeSchedule.state, 'live'))
    .orderBy(asc(homeSchedule.releaseId));
  if (ground) return { live, stored, ground: ground.document, running: stored };
  // it is the first release, or a server of an earlier version has published the whole page since
  const running = stored.map((schedule) => ({ ...schedule, base: schedule.document }));
  return { live, stored, ground: live.document, running };
};

const sameChanges = (one: ChangeSet, other: ChangeSet): boolean =>
  isDeepStrictEqual([one.base, one.document], [other.base, other.document]);

type Transition = { before: LiveStanding; after: Standing<Schedule>; releaseId: number };

export const keepStanding = async (
  tx: Database,
  { before, after, releaseId }: Transition,
): Promise<void> => {
  const ground = { document: after.ground, releaseId };
  await tx
    .insert(homeGround)
    .values({ id: 1, ...ground })
    .onConflictDoUpdate({ target: homeGround.id, set: ground });
  const earlier = new Map(before.stored.map((schedule) => [schedule.id, schedule]));
  for (const schedule of after.running) {
    const was = earlier.get(schedule.id);
    const { id, base, document } = schedule;
    if (was && !sameChanges(was, schedule)) await changeRow(tx, id, { base, document });
  }
};

/** A draft whose structure the changes would break stays as it is. */
const followInDraft = async (
  tx: Database,
  draft: LayoutDraft,
  changes: ChangeSet,
  now: number,
): Promise<void> => {
  const document = followChanges(changes, draft.document);
  if (isDeepStrictEqual(document, draft.document) || !readDraftDocument(document).ok) return;
  await keepDraft(tx, draft, { document, who: SCHEDULES, now, note: '随定时发布改动' });
};

type PageChange = {
  draft: LayoutDraft;
  before: LiveStanding;
  after: Standing<Schedule>;
  release: Pick<Release, 'kind' | 'author' | 'note'> & {
    source?: number;
    plans?: Release['plans'];
  };
  now: number;
};

export const isSound = (standing: Standing<Schedule>): boolean =>
  readHomeDocument(pageOf(standing)).ok;

export const changePage = async (
  tx: Database,
  { draft, before, after, release, now }: PageChange,
): Promise<Release> => {
  const document = pageOf(after);
  const put = await putLive(tx, { ...release, document, now });
  await keepStanding(tx, { before, after, releaseId: put.id });
  await followInDraft(tx, draft, { base: before.live.document, document }, now);
  return put;
};
