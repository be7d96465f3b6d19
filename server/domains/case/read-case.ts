import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type {
  caseDetail as detailEndpoint,
  caseEntries as entriesEndpoint,
  caseEntry as entryEndpoint,
} from '#schemas/case/endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import type { Database } from '../../db/database.ts';
import { caseContest, caseEntry, caseJudge, caseVote } from '../../db/tables/case.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import {
  type Contest,
  contestOf,
  criteriaOf,
  hidesAuthors,
  RESULT_RULE,
  rankedEntries,
  stageOf,
  stagesOf,
  toCriterion,
  WINNERS,
} from './contests.ts';

const published = (of: Contest) =>
  and(eq(caseEntry.contestId, of.id), eq(caseEntry.state, 'accepted'));

type Rows = { limit: number; offset: number };

/** `by`: the order. Scores and places are hidden until the result is public. */
const headsOf = async (
  db: Database,
  of: Contest,
  now: number,
  { by, limit, offset }: Rows & { by: 'new' | 'votes' | 'place' },
) => {
  const isOver = stageOf(of, now) === 'result';
  const scored = sql`${rankedEntries(of.id)} as ranked`;
  const score = sql<number>`coalesce(ranked.score, 0)`;
  const rank = sql<number>`coalesce(ranked.place, 0)`;
  const orders = {
    new: [desc(caseEntry.decidedAt)],
    votes: [desc(caseEntry.votes)],
    place: [sql`ranked.place`],
  };
  const rows = await db
    .select({
      ...{ id: caseEntry.id, title: caseEntry.title, pictures: caseEntry.pictures },
      ...{ votes: caseEntry.votes, author: memberTable.nickname, score, place: rank },
    })
    .from(caseEntry)
    .innerJoin(memberTable, eq(memberTable.id, caseEntry.memberId))
    .leftJoin(scored, sql`ranked.id = ${caseEntry.id}`)
    .where(and(published(of), by === 'place' ? sql`ranked.place is not null` : undefined))
    .orderBy(...orders[by], asc(caseEntry.id))
    .limit(limit)
    .offset(offset);
  const hidden = hidesAuthors(of, now);
  return rows.map(({ id, pictures, author, ...row }) => ({
    ...row,
    id: String(id),
    author: hidden ? '' : author,
    thumb: pictures[0] ?? '',
    score: isOver ? row.score : 0,
    place: isOver ? row.place : 0,
  }));
};

/** Refuses `noSuchCase`. */
export const readCase =
  ({ secret }: Services): Verb<typeof detailEndpoint> =>
  async (context, { id }) => {
    const { db, member, now } = context;
    const of = await contestOf(db, id);
    const stage = stageOf(of, now);
    const memberId = member?.id ?? 0;
    const day = chinaDate(now);
    const counted = sql<number>`(select count(*)::int from ${caseEntry} where ${published(of)})`;
    const [standing] = await db
      .select({ voted: caseVote.entryId, judge: caseJudge.id, entries: counted })
      .from(caseContest)
      .leftJoin(
        caseVote,
        and(eq(caseVote.memberId, memberId), eq(caseVote.contestId, of.id), eq(caseVote.day, day)),
      )
      .leftJoin(caseJudge, and(eq(caseJudge.contestId, of.id), eq(caseJudge.memberId, memberId)))
      .where(eq(caseContest.id, of.id));
    const own = await db
      .select()
      .from(caseEntry)
      .where(and(eq(caseEntry.contestId, of.id), eq(caseEntry.memberId, memberId)));
    const signed = signedForOwner(secret, context);
    const top = { by: 'place', limit: WINNERS, offset: 0 } as const;
    return {
      ...{ id: String(of.id), title: of.title, thumb: of.thumb, intro: of.intro, stage },
      stages: stagesOf(of).map(({ start, end, ...each }) => ({
        ...each,
        startTime: start.getTime(),
        endTime: end?.getTime() ?? null,
      })),
      criteria: (await criteriaOf(db, of)).map(toCriterion),
      entries: standing?.entries ?? 0,
      rule: RESULT_RULE,
      member: member !== null,
      judge: typeof standing?.judge === 'number',
      voted: standing?.voted ? String(standing.voted) : '',
      own: own.map(({ id: entry, state, title, parts, pictures, reason }) => ({
        ...{ id: String(entry), state, title, parts, reason },
        pictures: pictures.map(signed),
      })),
      winners: stage === 'result' ? await headsOf(db, of, now, top) : [],
    };
  };

/** Refuses `noSuchCase`. */
export const listCaseEntries: Verb<typeof entriesEndpoint> = async (
  { db, now },
  { id, order, page },
) => {
  const of = await contestOf(db, id);
  const items = await headsOf(db, of, now, { by: order, ...rowsOf(page) });
  return { items, pageCount: pagesOf(await db.$count(caseEntry, published(of))) };
};

/** Refuses `noSuchCase`, `noSuchCaseEntry`. */
export const readCaseEntry: Verb<typeof entryEndpoint> = async (
  { db, member, now },
  { id, entry },
) => {
  const of = await contestOf(db, id);
  const [found] = await db
    .select({ row: caseEntry, author: memberTable.nickname })
    .from(caseEntry)
    .innerJoin(memberTable, eq(memberTable.id, caseEntry.memberId))
    .where(and(published(of), eq(caseEntry.id, keyOrZero(entry))));
  if (!found) throw new RefusedError(caseRefusals.noSuchCaseEntry);
  const { row, author } = found;
  const { title, parts, pictures, votes } = row;
  return {
    ...{ id: String(row.id), title, parts, pictures, votes },
    author: hidesAuthors(of, now) ? '' : author,
    mine: row.memberId === member?.id,
  };
};
