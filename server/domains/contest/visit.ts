import { and, eq, sql } from 'drizzle-orm';
import type {
  enterGameCode as codeEndpoint,
  visitGame as visitEndpoint,
} from '#schemas/contest/endpoints.ts';
import { CODE_LENGTH } from '#schemas/contest/fields.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { gameCode, gameVisit } from '../../db/tables/contest.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { gameOf, gameStateOf } from './games.ts';

/** A visit that brings no chance is not refused. Refuses `noSuchGame`. */
export const visitGame: Verb<typeof visitEndpoint> = async ({ db, member, now }, { id, from }) => {
  const row = await gameOf(db, id);
  const inviter = keyOrZero(from);
  if (inviter === member.id || gameStateOf(row, now) !== 'open') return { counted: false };
  const [friend] = await db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.id, inviter));
  if (!friend) return { counted: false };
  const of = { gameId: row.id, inviterId: friend.id, day: chinaDate(now), visitorId: member.id };
  const counted = await db
    .insert(gameVisit)
    .values({ ...of, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ day: gameVisit.day });
  return { counted: counted.length > 0 };
};

/** A code belongs to the member who enters it first. Refuses `noSuchGame`, `codeUnneeded`, `codeUnknown`. */
export const enterGameCode: Verb<typeof codeEndpoint> = async (
  { db, member, now },
  { id, code },
) => {
  const row = await gameOf(db, id);
  if (row.gate !== 'code') throw new RefusedError(contestRefusals.codeUnneeded);
  const own = and(eq(gameCode.gameId, row.id), eq(gameCode.memberId, member.id));
  if ((await db.$count(gameCode, own)) > 0) return {};
  const given = code.trim().toUpperCase().slice(0, CODE_LENGTH);
  // one of the free rows of this code, without those that another transaction is taking
  const free = sql`${gameCode.id} = (select id from ${gameCode} where game_id = ${row.id}
    and upper(code) = ${given} and member_id is null order by id limit 1 for update skip locked)`;
  const taken = await db
    .update(gameCode)
    .set({ memberId: member.id, usedAt: new Date(now) })
    .where(free)
    .returning({ id: gameCode.id });
  if (taken.length === 0) throw new RefusedError(contestRefusals.codeUnknown);
  return {};
};
