import { asc } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { mediaFile } from '../../tables/media.ts';
import { broadcastTable } from '../../tables/studio.ts';
import { teacher } from '../../tables/teacher.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { demoPeople } from '../member/member-keys.ts';
import { OWN_TEACHER } from '../teacher/teachers.ts';

const keyOf = (name: string): string => `demo-${name}`.padEnd(43, '0');

const picture = { kind: 'picture', bytes: 180_000 } as const;

/** A video and two covers in the library of the demo's own teacher. */
const files: readonly Omit<typeof mediaFile.$inferInsert, 'teacherId' | 'memberId'>[] = [
  {
    ...{ key: keyOf('video'), kind: 'video', name: '讲课录像.mp4', bytes: 550_233 },
    ...{ stream: 'slides--x1', durationMs: 60_000, width: 640, height: 360 },
  },
  {
    ...{ ...picture, key: keyOf('cover-1'), name: '讲台.svg' },
    ...{ address: '/media/live-17.svg', poster: '/media/live-17.svg' },
  },
  {
    ...{ ...picture, key: keyOf('cover-2'), name: '示教室.svg' },
    ...{ address: '/media/live-19.svg', poster: '/media/live-19.svg' },
  },
];

const insertFiles = async (
  db: Database,
  own: { teacherId: number; memberId: number },
  at: Date,
) => {
  const rows = files.map((file) => ({
    ...{ ...file, ...own, state: 'ready' as const, progress: 1000 },
    ...{ createdAt: at, readyAt: at },
  }));
  const made = await db.insert(mediaFile).values(rows).returning({ id: mediaFile.id });
  return made.map(({ id }) => id);
};

/** One that waits and one that was refused, of the demo's own teacher. */
const insertBroadcasts = async (db: Database, now: number): Promise<void> => {
  const teachers = await db.select({ id: teacher.id }).from(teacher).orderBy(asc(teacher.id));
  const memberId = (await demoPeople(db))[4];
  const teacherId = teachers[OWN_TEACHER]?.id;
  if (teacherId === undefined || memberId === undefined) return;
  const sentAt = new Date(now - DAY);
  const [videoId, first, second] = await insertFiles(db, { teacherId, memberId }, sentAt);
  const starting = (days: number) => ({
    startAt: new Date(now + days * DAY),
    endAt: new Date(now + days * DAY + 45 * MINUTE),
  });
  await db.insert(broadcastTable).values([
    {
      ...{ ...starting(3), teacherId, memberId, videoId, coverId: first, sentAt },
      ...{ title: '第一次上讲台怎么准备', admission: 'free', priceFen: 0, state: 'waiting' },
      intro: '从选题、幻灯片到开场三分钟，一步一步讲。\n最后留半小时答疑。',
    },
    {
      ...{ ...starting(5), teacherId, memberId, videoId, coverId: second, sentAt },
      ...{ title: '床旁带教的三个习惯', admission: 'paid', priceFen: 990, state: 'refused' },
      intro: '带教怎么提问、怎么示范、怎么反馈。',
      ...{ reason: '请在介绍里写明适合哪一级的医师。', by: 'admin', decidedAt: sentAt },
    },
  ]);
};

export const part: DemoPart = {
  name: 'broadcasts',
  rank: 74,
  insert: insertBroadcasts,
  isFilled: holding(broadcastTable),
};
