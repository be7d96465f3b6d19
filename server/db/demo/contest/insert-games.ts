import { and, asc, eq, inArray } from 'drizzle-orm';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY, HOUR, SECOND } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { addressTable } from '../../tables/address.ts';
import { game, gameCode, gameDraw, gamePrize, gameRun } from '../../tables/contest.ts';
import { question, questionnaire } from '../../tables/questionnaire.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoGames } from './games.ts';

type DemoQuestion = typeof question.$inferSelect;
type Prize = typeof gamePrize.$inferSelect;

const [PLAIN, VIP, DOCTOR, TEACHER] = [0, 1, 3, 4];

/** `right` of five answers; `drew`: the prize, undefined before the draw. */
type DemoRun = {
  game: number;
  by: number;
  ago: number;
  right: number;
  drew?: 'thanks' | 'unclaimed' | 'claimed' | 'sent';
};

const played: readonly DemoRun[] = [
  { game: 0, by: PLAIN, ago: 2 * DAY, right: 4, drew: 'thanks' },
  { game: 0, by: VIP, ago: 2 * DAY, right: 5, drew: 'unclaimed' },
  { game: 0, by: VIP, ago: 3 * DAY, right: 4, drew: 'claimed' },
  { game: 0, by: VIP, ago: 4 * DAY, right: 3, drew: 'sent' },
  { game: 0, by: VIP, ago: DAY, right: 3 },
  { game: 0, by: DOCTOR, ago: 3 * DAY, right: 5, drew: 'sent' },
  { game: 0, by: DOCTOR, ago: 2 * DAY, right: 0 },
  { game: 0, by: TEACHER, ago: DAY, right: 4, drew: 'claimed' },
  { game: 4, by: PLAIN, ago: 25 * DAY, right: 3, drew: 'thanks' },
  { game: 4, by: VIP, ago: 26 * DAY, right: 4, drew: 'thanks' },
  { game: 5, by: TEACHER, ago: DAY, right: 5, drew: 'sent' },
];

const poolOf = async (db: Database): Promise<DemoQuestion[]> => {
  const exams = db
    .select({ id: questionnaire.id })
    .from(questionnaire)
    .where(and(eq(questionnaire.kind, 'exam'), eq(questionnaire.title, '高血压规范管理考核')));
  return db
    .select()
    .from(question)
    .where(
      and(
        inArray(question.questionnaireId, exams),
        inArray(question.kind, ['single', 'multiple', 'judge']),
      ),
    )
    .orderBy(asc(question.position));
};

const runOf = (pool: readonly DemoQuestion[], of: DemoRun, now: number) => {
  const questions = pool.slice(0, 5);
  const finishedAt = new Date(now - of.ago);
  const ms = 8 * SECOND + of.by * SECOND;
  const answers = questions.map((each, at) => {
    const right = at < of.right;
    return { values: right ? each.right : [], right, late: !right, ms };
  });
  const score = questions.slice(0, of.right).reduce((sum, { points }) => sum + points, 0);
  return {
    day: chinaDate(finishedAt.getTime()),
    turn: 1,
    drawn: questions.map(({ id, options }) => ({
      question: id,
      options: options.map((option) => option.id),
    })),
    answers,
    startedAt: new Date(finishedAt.getTime() - ms * questions.length),
    finishedAt,
    score,
    spentMs: ms * questions.length,
    earned: of.right > 0,
  };
};

const parcelOf = async (db: Database, memberId: number) => {
  const ownOnes = and(eq(addressTable.memberId, memberId), eq(addressTable.isDefault, true));
  const [own] = await db.select().from(addressTable).where(ownOnes);
  if (!own) return;
  const { receiver, phone, province, city, county, detail } = own;
  return { receiver, phone, address: [province, city, county, detail].join(' ') };
};

const drawOf = async (
  db: Database,
  prize: Prize,
  { drew, ago }: DemoRun,
  memberId: number,
  now: number,
) => {
  const at = new Date(now - ago);
  const { id: prizeId, gameId, title, thumb, kind } = prize;
  const drawn = { memberId, prizeId, gameId, title, thumb, kind, at };
  if (drew === 'thanks') return { ...drawn, state: 'settled' as const };
  const parcel = drew === 'unclaimed' ? undefined : await parcelOf(db, memberId);
  if (!parcel || drew === undefined || drew === 'unclaimed')
    return { ...drawn, state: 'unclaimed' as const };
  const claimed = { ...drawn, ...parcel, claimedAt: at };
  if (drew === 'claimed') return { ...claimed, state: drew };
  const sent = { carrier: '顺丰速运', tracking: 'SF1420260001', by: 'admin' };
  return { ...claimed, ...sent, state: drew, sentAt: new Date(now - ago + 12 * HOUR) };
};

type InsertedGame = { id: number; prizes: Prize[] };

const insertPlayed = async (
  db: Database,
  games: readonly InsertedGame[],
  pool: readonly DemoQuestion[],
  now: number,
): Promise<void> => {
  const people = await demoPeople(db);
  for (const of of played.toSorted((one, other) => other.ago - one.ago)) {
    const [stored, memberId] = [games[of.game], people[of.by]];
    if (!stored || memberId === undefined) continue;
    const [run] = await db
      .insert(gameRun)
      .values({ ...runOf(pool, of, now), gameId: stored.id, memberId })
      .returning();
    const kind = of.drew === 'thanks' ? 'thanks' : 'goods';
    const prize = stored.prizes.find((each) => each.kind === kind);
    if (!run || !of.drew || !prize) continue;
    const draw = await drawOf(db, prize, of, memberId, now);
    await db.insert(gameDraw).values({ ...draw, runId: run.id });
    const given = await db.$count(gameDraw, eq(gameDraw.prizeId, prize.id));
    await db.update(gamePrize).set({ given }).where(eq(gamePrize.id, prize.id));
  }
};

/** Needs the questions of a demo exam; without it there are no games. */
export const insertGames = async (db: Database, now: number): Promise<void> => {
  const pool = await poolOf(db);
  const [first] = pool;
  if (!first) return;
  const games: InsertedGame[] = [];
  for (const [position, { row, prizes, codes = [] }] of demoGames(now).entries()) {
    const [stored] = await db
      .insert(game)
      .values({ ...row, position, poolId: first.questionnaireId })
      .returning({ id: game.id });
    if (!stored) continue;
    const { id: gameId } = stored;
    const inserted = await db
      .insert(gamePrize)
      .values(prizes.map((prize) => ({ ...prize, gameId })))
      .returning();
    if (codes.length > 0) await db.insert(gameCode).values(codes.map((code) => ({ gameId, code })));
    games.push({ id: gameId, prizes: inserted });
  }
  await insertPlayed(db, games, pool, now);
};
