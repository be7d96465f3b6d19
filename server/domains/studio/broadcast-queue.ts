import { and, eq, or, sql } from 'drizzle-orm';
import { liveAddress } from '#schemas/live/addresses.ts';
import { isComing } from '#schemas/live/status.ts';
import { broadcastsAddress } from '#schemas/studio/addresses.ts';
import {
  broadcastCalls,
  broadcastDeskApi,
  type decideBroadcast as decideEndpoint,
  type revokeBroadcast as revokeEndpoint,
} from '#schemas/studio/broadcast-desk-endpoints.ts';
import { broadcastStates } from '#schemas/studio/broadcast-fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { grant } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { member } from '../../db/tables/member.ts';
import { broadcastTable as table } from '../../db/tables/studio.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { introOf } from '../../libraries/workshop/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../platform/endpoint/verb.ts';
import { chinaText } from '../../platform/time/china-time.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { decideOnce, defineQueue, ordersFor, queueStates } from '../desk/index.ts';
import { addPremiere } from '../live/index.ts';
import { testPlay } from '../media/index.ts';
import {
  type BroadcastRow,
  filesFor,
  lockWorkshop,
  minutesOf,
  overlapOf,
  selectBroadcasts,
} from './broadcasts.ts';
import { findReviewed, verdictOf } from './reviewed.ts';

const ofMember = eq(member.id, table.memberId);
const ofTeacher = eq(teacher.id, table.teacherId);

const from = (db: Database) =>
  db
    .select({
      ...{ row: table, nickname: member.nickname, teacher: teacher.name },
      status: live.status,
    })
    .from(table)
    .innerJoin(member, ofMember)
    .innerJoin(teacher, ofTeacher)
    .leftJoin(live, eq(live.id, table.liveId))
    .$dynamic();

const find = findReviewed(table, studioRefusals.noSuchBroadcast);

/** The application in that state, locked. */
const inState = async (
  db: Database,
  id: number,
  state: BroadcastRow['state'],
): Promise<BroadcastRow | undefined> => {
  const own = and(eq(table.id, id), eq(table.state, state));
  const [row] = await db.select().from(table).where(own).for('update');
  return row;
};

type Decision = Payload<typeof decideEndpoint>;
type Decided = Data<typeof decideEndpoint>['outcome'];

/** What of an application can be broadcast as things stand, or why it cannot. */
const plannedOf = async (
  db: Database,
  services: Services,
  row: BroadcastRow,
  now: number,
): Promise<Parameters<typeof addPremiere>[1] | Decided> => {
  if (row.startAt.getTime() <= now) return 'too-late';
  const { video, picture } = await filesFor(db, services, row.teacherId, row);
  if (!video || !picture) return 'media-not-ready';
  await lockWorkshop(db, row.teacherId);
  if ((await overlapOf(db, row.teacherId, row, row.id)) !== undefined) return 'overlapping';
  const { title, password, priceFen, teacherId, startAt, endAt } = row;
  return {
    ...{ title, password, priceFen, teacherId, startAt, endAt },
    ...{ thumb: picture.address, introHtml: introOf(row.intro), stream: video.stream },
  };
};

const causeOf = ({ id, version }: BroadcastRow): string => `broadcast:${id}:${version}`;

const change = (db: Database, row: BroadcastRow, values: Partial<BroadcastRow>) =>
  db
    .update(table)
    .set({ ...values, version: row.version + 1 })
    .where(eq(table.id, row.id))
    .returning();

const decided = decideOnce<Decision & { made?: number }, BroadcastRow, 'decided'>({
  change: async (db, { id, made = null, ...verdict }, by) => {
    const row = await inState(db, id, 'waiting');
    if (!row) return [];
    const state = verdict.accepted ? 'passed' : 'refused';
    return change(db, row, { state, ...verdictOf(verdict, by), liveId: made });
  },
  find,
  tell: (row, { accepted, reason }) => ({
    ...{ member: row.memberId, group: 'system', cause: causeOf(row) },
    title: accepted ? '你的直播申请已通过' : '你的直播申请没有通过',
    body: accepted
      ? `“${row.title}”将在 ${chinaText(row.startAt.getTime())} 自动开播，学员现在可以预约。`
      : `“${row.title}”需要修改：${reason}`,
    link: row.liveId === null ? broadcastsAddress() : liveAddress({ id: row.liveId }),
  }),
  action: 'broadcast',
  audit: ({ id, title, memberId, liveId }, { accepted, reason }) =>
    accepted
      ? `通过会员 ${memberId} 的直播申请「${title}」（申请 ${id}），直播间 ${liveId}`
      : `不通过会员 ${memberId} 的直播申请「${title}」（申请 ${id}）：${reason}`,
  outcome: 'decided',
});

const decide =
  (services: Services): Verb<typeof decideEndpoint> =>
  async (context, payload) => {
    const { db, now } = context;
    if (!payload.accepted)
      return payload.reason === '' ? { outcome: 'reason-missing' } : decided(context, payload);
    const row = await inState(db, payload.id, 'waiting');
    if (!row) return decided(context, payload);
    const planned = await plannedOf(db, services, row, now);
    if (typeof planned === 'string') return unchanged({ outcome: planned });
    return decided(context, { ...payload, made: await addPremiere(db, planned) });
  };

const { paid, unpaid } = ordersFor(['live'], live.id);

const isHeld = sql<boolean>`${paid} or ${unpaid} > 0 or exists (select 1 from ${grant}
  where ${grant.target} = 'live' and ${grant.targetId} = ${live.id})`;

const revoked = decideOnce<Payload<typeof revokeEndpoint>, BroadcastRow, 'decided'>({
  change: async (db, { id, reason }, { name, at }) => {
    const row = await inState(db, id, 'passed');
    if (!row) return [];
    if (row.liveId !== null)
      await db.update(live).set({ published: false }).where(eq(live.id, row.liveId));
    return change(db, row, { state: 'revoked', reason, by: name, decidedAt: at, liveId: null });
  },
  find,
  tell: (row, { reason }) => ({
    ...{ member: row.memberId, group: 'system', cause: causeOf(row) },
    title: '你的直播已被撤销',
    body: `“${row.title}”不再播出：${reason}`,
    link: broadcastsAddress(),
  }),
  action: 'broadcast',
  audit: ({ id, title, memberId }, { reason }) =>
    `撤销会员 ${memberId} 的直播「${title}」（申请 ${id}）：${reason}`,
  outcome: 'decided',
});

const revoke: Verb<typeof revokeEndpoint> = async (context, payload) => {
  if (payload.reason === '') return { outcome: 'reason-missing' };
  const row = await inState(context.db, payload.id, 'passed');
  const [made] =
    row?.liveId == null
      ? []
      : await context.db
          .select({ status: live.status, held: isHeld })
          .from(live)
          .where(eq(live.id, row.liveId))
          .for('update');
  if (made && !isComing(made.status)) return unchanged({ outcome: 'begun' });
  if (made?.held) return unchanged({ outcome: 'sold' });
  return revoked(context, payload);
};

export const queues = [
  defineQueue({
    ...{ api: broadcastDeskApi, calls: broadcastCalls, key: table.id, from },
    states: {
      waiting: ['member'],
      passed: ['decideBroadcast'],
      refused: ['decideBroadcast'],
      withdrawn: ['member'],
      revoked: ['revokeBroadcast'],
    },
    keys: (db) => db.select({ id: table.id }).from(table).innerJoin(teacher, ofTeacher).$dynamic(),
    where: queueStates(table.state, broadcastStates),
    search: (word) => or(holdsWord(table.title, word), holdsWord(teacher.name, word)),
    head: ({ row, nickname, teacher: name }) => ({
      ...{ id: row.id, member: row.memberId, nickname, teacher: name, title: row.title },
      ...{ startAt: row.startAt.getTime(), admission: row.admission, price: yuan(row.priceFen) },
      ...{ state: row.state, at: row.sentAt.getTime() },
    }),
    notFound: studioRefusals.noSuchBroadcast,
    full: async ({ row, status }, { context, services }) => {
      const [found] = await selectBroadcasts(context.db).where(eq(table.id, row.id));
      const { video, cover } = found ?? { video: null, cover: null };
      return {
        ...{ intro: row.intro, minutes: minutesOf(row), reason: row.reason, by: row.by },
        ...{ video: video?.name ?? '', durationMs: video?.durationMs ?? 0 },
        ...{ poster: video?.poster ?? '', pictures: cover ? [cover.address] : [] },
        play: video ? await testPlay(services, context, video) : '',
        ...{ decidedAt: row.decidedAt?.getTime() ?? null, live: row.liveId },
        revocable: status !== null && isComing(status),
      };
    },
    verbs: (services) => ({ decideBroadcast: decide(services), revokeBroadcast: revoke }),
  }),
];
