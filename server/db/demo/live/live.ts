import { asc, eq } from 'drizzle-orm';
import { isComing, isOver } from '#schemas/live/status.ts';
import { HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { grant } from '../../tables/course.ts';
import { live, liveAssistant, liveMessage, livePass, liveWatch } from '../../tables/live.ts';
import { relation } from '../../tables/relation.ts';
import { teacher } from '../../tables/teacher.ts';
import { asInserted } from '../as-inserted.ts';
import { at as inTurn } from '../in-turn.ts';
import { demoPeople } from '../member/member-keys.ts';
import { teacherOfTopic } from '../teacher/teachers.ts';
import { demoChat, demoIntro, liveTopics, ownRooms, ROOM_PASSWORD } from './live-rows.ts';
import { demoLives } from './lives.ts';

const STREAM = 'slides';

/** In minutes. */
const lengths = [120, 60, 90, 90, 75, 45, 60];

type Row = typeof live.$inferSelect;

const completed = (row: Row, index: number, teachers: readonly number[], now: number) => {
  const own = ownRooms(now)[index] ?? {};
  const status = own.status ?? row.status;
  const startAt = own.startAt ?? row.startAt;
  return {
    password: row.password && ROOM_PASSWORD,
    teacherId: teachers[teacherOfTopic(liveTopics[index] ?? '')] ?? null,
    introHtml: demoIntro(row.title, !isOver(status) || own.replay !== ''),
    endAt: new Date(startAt.getTime() + inTurn(lengths, index) * MINUTE),
    stream: isOver(status) ? '' : STREAM,
    replay: isOver(status) ? STREAM : '',
    ...own,
  };
};

const insertChat = async (db: Database, rooms: readonly Row[], people: readonly number[]) => {
  const rows = rooms.flatMap(({ id, startAt }) =>
    demoChat.map(([from, body], index) => ({
      liveId: id,
      memberId: people[from] ?? people[0] ?? 0,
      kind: 'text' as const,
      body,
      at: new Date(startAt.getTime() + index * MINUTE),
      clientKey: `demo:${index}`,
    })),
  );
  if (rows.length === 0) return;
  await db.insert(liveMessage).values(rows);
  const present = rooms.flatMap(({ id, startAt }) =>
    people.map((memberId) => ({ liveId: id, memberId, countedAt: startAt, presentUntil: startAt })),
  );
  await db.insert(liveWatch).values(present).onConflictDoNothing();
};

const insertRelations = async (
  db: Database,
  rooms: readonly (Row | undefined)[],
  people: readonly number[],
) => {
  const [, holder = 0, , doctor = 0] = people;
  const at = new Date(rooms[0]?.startAt ?? 0);
  const ownedBy = { memberId: holder, target: 'live' as const };
  const [next, locked, paid] = [rooms[1], rooms[4], rooms[14]];
  if (paid)
    await db.insert(grant).values({ ...ownedBy, targetId: paid.id, source: 'gift', startAt: at });
  if (next)
    await db.insert(relation).values({ ...ownedBy, kind: 'reserve', targetId: next.id, at });
  if (locked)
    await db.insert(livePass).values({ memberId: holder, liveId: locked.id, by: 'password', at });
  for (const room of [rooms[0], rooms[3], rooms[13]])
    if (room) await db.insert(liveAssistant).values({ liveId: room.id, memberId: doctor });
};

/** In the demo's order; undefined for one that was changed since. */
const completeAll = async (db: Database, teachers: readonly number[], now: number) => {
  const rows = await db.select().from(live).orderBy(asc(live.id));
  const fields = ['position', 'title', 'thumb', 'status', 'password', 'priceFen'] as const;
  const done: (Row | undefined)[] = [];
  for (const [index, row] of asInserted(rows, demoLives(now), fields).entries()) {
    if (!row) continue;
    const change = completed(row, index, teachers, now);
    [done[index]] = await db.update(live).set(change).where(eq(live.id, row.id)).returning();
  }
  return done;
};

export const insertLive = async (db: Database, now: number): Promise<void> => {
  const teachers = (await db.select().from(teacher).orderBy(asc(teacher.id))).map(({ id }) => id);
  const people = await demoPeople(db);
  const done = await completeAll(db, teachers, now);
  const begun = done.flatMap((row) =>
    row && !isComing(row.status) && row.startAt.getTime() > now - 240 * HOUR ? [row] : [],
  );
  await insertChat(db, begun, people);
  await insertRelations(db, done, people);
};
