import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import type { Kind } from '../kind.ts';
import { paperOf } from '../papers.ts';
import { countRanked, type Rank, rankingAt, rankingSince, ranksAt } from '../ranking.ts';

/** 周** for 周明远: enough to recognise oneself, too little to find others. */
const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

type RankedMember = { memberId: number; nickname: string; avatar: string };

export const shownTo = ({ id }: Member, { memberId, nickname, avatar }: RankedMember) =>
  memberId === id
    ? { nickname, avatar, mine: true }
    : { nickname: masked(nickname), avatar: '', mine: false };

type Ahead = { aheadScore?: number | null | undefined; aheadSpent?: number | null | undefined };

/** The place of a member, without one where `own` is undefined. */
export const ownRankOf = ({ avatar }: Member, own: (Rank & Ahead) | undefined) => ({
  avatar,
  rank: own?.rank ?? 0,
  ranked: own?.ranked ?? 0,
  score: own?.score ?? 0,
  spent: own?.spent ?? 0,
  aheadScore: own?.aheadScore ?? 0,
  aheadSpent: own?.aheadSpent ?? 0,
});

/** Of all time; members are read for the page and the row before the own one alone. */
const readTotal = async ({ db, member }: Context<Member>, paper: number, page: number) => {
  const { limit, offset } = rowsOf(page);
  const rows = await rankingAt(db, paper, { limit, offset });
  const items = rows.map(({ score, spent, ...who }, position) => ({
    ...{ rank: offset + position + 1, score, spent },
    ...shownTo(member, who),
  }));
  const own = (await ranksAt(db, member.id, [paper])).get(paper);
  const before = { limit: 1, offset: (own?.rank ?? 0) - 2 };
  const [ahead] = before.offset < 0 ? [] : await rankingAt(db, paper, before);
  const place = own && { ...own, aheadScore: ahead?.score, aheadSpent: ahead?.spent };
  const pageCount = pagesOf(await countRanked(db, paper));
  return { items, pageCount, mine: ownRankOf(member, place) };
};

type Query = { id: string; since: number | null; page: number };

/**
 * Participants since `since` or ever, the best first, and the member's own rank (0: none). Refuses the kind's
 * `unknown`.
 */
export const readRanking =
  (kind: Kind) =>
  async (context: Context<Member>, { id, since, page }: Query) => {
    const { db, member } = context;
    const paper = await paperOf(db, kind, id);
    if (since === null) return readTotal(context, paper.id, page);
    const { limit, offset } = rowsOf(page);
    const of = { of: member.id, since: new Date(since), limit, offset };
    const rows = await rankingSince(db, paper.id, of);
    const items = rows
      .filter(({ rank }) => rank > offset && rank <= offset + limit)
      .map(({ rank, score, spent, ...who }) => ({ rank, score, spent, ...shownTo(member, who) }));
    const own = rows.find(({ memberId }) => memberId === member.id);
    return { items, pageCount: pagesOf(rows[0]?.places ?? 0), mine: ownRankOf(member, own) };
  };
