import { eq } from 'drizzle-orm';
import type { playGame as endpoint } from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { gameRun } from '../../../db/tables/contest.ts';
import { member as memberTable } from '../../../db/tables/member.ts';
import { drawFor } from '../../../libraries/assessment/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { chancesWith, runningOf, tallyOf } from '../chances.ts';
import { assertRunning, barOf, gameOf, poolOf } from '../games.ts';

/**
 * Begins a chance, or returns the running one. Refuses `noSuchGame`, `gameEarly`, `gameOver`, `gameNoChance`,
 * `gameEmpty`, and what the game's gate refuses.
 */
export const playGame: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const row = await gameOf(db, id);
  assertRunning(row, now);
  // calls of one member follow each other, so that no chance is begun twice
  await db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.id, member.id))
    .for('no key update');
  const doing = await runningOf(db, row.id, member.id);
  if (doing) return { run: doing };
  const day = chinaDate(now);
  const tally = await tallyOf(db, row.id, member.id, day);
  const bar = barOf(row, member, tally.codes);
  if (bar) throw new RefusedError(bar);
  if (tally.begun >= chancesWith(row, tally)) throw new RefusedError(contestRefusals.gameNoChance);
  const drawn = drawFor({ shuffle: true, draw: row.draw }, await poolOf(db, row)) ?? [];
  if (drawn.length === 0) throw new RefusedError(contestRefusals.gameEmpty);
  const at = new Date(now);
  const turn = tally.begun + 1;
  const of = { gameId: row.id, memberId: member.id, day, turn };
  const [run] = await db
    .insert(gameRun)
    .values({ ...of, drawn, startedAt: at, askedAt: at })
    .returning({ id: gameRun.id });
  if (!run) throw new Error('a chance was not written');
  return { run: String(run.id) };
};
