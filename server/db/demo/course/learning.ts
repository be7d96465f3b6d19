import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { grant, progress, review, studyDay, viewLog } from '../../tables/course.ts';
import { relation } from '../../tables/relation.ts';
import { demoPeople } from '../member/member-keys.ts';

export type DemoSale = {
  id: number;
  type: number;
  priceFen: number;
  lessons: { id: number; kind: 'video' | 'audio' | 'text'; durationMs: number }[];
};

const some = (demoSales: readonly DemoSale[], paid: boolean, first: number, count: number) =>
  [0, 1, 2, 3, 4, 5].flatMap((type) =>
    demoSales
      .filter((each) => each.type === type && each.priceFen > 0 === paid)
      .slice(first, first + count),
  );

const progressIn = ({ lessons }: DemoSale, memberId: number, finished: number, at: number) =>
  lessons.slice(0, finished + 1).map(({ id: lessonId, kind, durationMs }, index) => {
    const done = index < finished;
    const moment = new Date(at - (finished - index) * HOUR);
    const length = kind === 'text' ? 1000 : durationMs;
    const furthestMs = done ? length : Math.floor(length * 0.45);
    return {
      memberId,
      lessonId,
      positionMs: done ? length : furthestMs,
      furthestMs,
      watchedMs: done ? durationMs : Math.floor(durationMs * 0.45),
      startedAt: new Date(moment.getTime() - HOUR / 2),
      reportedAt: moment,
      finishedAt: done ? moment : null,
    };
  });

const learn = async (
  db: Database,
  memberId: number,
  studied: readonly DemoSale[],
  now: number,
): Promise<void> => {
  if (studied.length === 0) return;
  const views = studied.map(({ id: targetId }, index) => ({
    memberId,
    target: 'product' as const,
    targetId,
    at: new Date(now - (index + 1) * 9 * HOUR),
  }));
  await db.insert(viewLog).values(views).onConflictDoNothing();
  const begun = studied.filter((_, index) => index % 4 !== 3);
  const rows = begun.flatMap((each, index) =>
    progressIn(each, memberId, index % 3, now - (index + 1) * 10 * HOUR),
  );
  await db.insert(progress).values(rows).onConflictDoNothing();
};

const allow = async (
  db: Database,
  memberId: number,
  demoSales: readonly DemoSale[],
  now: number,
) => {
  const rows = demoSales.map(({ id: targetId }, index) => ({
    memberId,
    target: 'product' as const,
    targetId,
    // a bought product would need an order as well
    source: 'gift' as const,
    startAt: new Date(now - (index + 2) * 2 * DAY),
    endAt: index % 3 === 2 ? new Date(now + (index + 20) * DAY) : null,
  }));
  if (rows.length > 0) await db.insert(grant).values(rows).onConflictDoNothing();
};

const opinions: readonly (readonly [number, string])[] = [
  [5, '讲得清楚，例子都是平时会遇到的，第二天就用上了。'],
  [4, '内容扎实，如果再配一份可以打印的清单就更好了。'],
  [5, '老师语速合适，通勤路上听完一节刚刚好。'],
  [3, '基础部分偏多，希望后面能再深入一些。'],
  [4, '图表很清楚，回看的时候很容易找到要点。'],
  [5, ''],
];

const judge = async (
  db: Database,
  people: readonly number[],
  demoSales: readonly DemoSale[],
  now: number,
) => {
  const rows = demoSales.flatMap(({ id: productId }, position) =>
    people.slice(0, position % (people.length + 1)).map((memberId, index) => {
      const [score, text] = opinions[(position + index) % opinions.length] ?? [5, ''];
      const at = new Date(now - (position + index + 1) * 7 * HOUR);
      return { productId, memberId, score, text, at };
    }),
  );
  await db.insert(review).values(rows);
};

const collect = async (
  db: Database,
  memberId: number,
  demoSales: readonly DemoSale[],
  now: number,
) => {
  const rows = demoSales.map(({ id: targetId }, index) => ({
    memberId,
    kind: 'collect' as const,
    target: 'product' as const,
    targetId,
    at: new Date(now - (index + 1) * 5 * HOUR),
  }));
  await db.insert(relation).values(rows).onConflictDoNothing();
};

const minutes = [12, 35, 0, 48, 26, 0, 40];

const spend = async (db: Database, memberId: number, now: number): Promise<void> => {
  const rows = minutes.map((each, index) => {
    const at = now - index * DAY;
    return { memberId, day: chinaDate(at), ms: each * MINUTE, countedTo: new Date(at) };
  });
  await db.insert(studyDay).values(rows).onConflictDoNothing();
};

export const insertLearning = async (
  db: Database,
  demoSales: readonly DemoSale[],
  now: number,
): Promise<void> => {
  const [plain, vip, , doctor, teacher] = await demoPeople(db);
  if (!plain || !vip || !doctor || !teacher) return;
  const bought = some(demoSales, true, 0, 2);
  await allow(db, vip, bought, now);
  await learn(db, vip, [...bought, ...some(demoSales, false, 0, 1)], now);
  await spend(db, vip, now);
  await allow(db, doctor, some(demoSales, true, 2, 1), now);
  await learn(db, doctor, some(demoSales, true, 2, 1), now);
  await learn(db, plain, some(demoSales, false, 1, 1).slice(0, 3), now);
  await judge(db, [vip, doctor, teacher, plain], demoSales, now);
  await collect(db, vip, some(demoSales, true, 1, 2), now);
};
