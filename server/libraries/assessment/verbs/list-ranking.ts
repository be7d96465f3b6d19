import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import type { Kind } from '../kind.ts';
import { paperOf } from '../papers.ts';
import { countRanked, rankingAt, rankingSince, ranksAt } from '../ranking.ts';

/** 周** for 周明远: enough to find oneself, too little to find others. */
const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

type Who = { memberId: number; nickname: string; avatar: string };

/** Members see their own name and picture, and others' names masked. */
export const shownTo = ({ id }: Member, { memberId, nickname, avatar }: Who) =>
  memberId === id
    ? { nickname, avatar, mine: true }
    : { nickname: masked(nickname), avatar: '', mine: false };

/** The participants, best first. Refuses what the kind says of unknown papers. */
export const listRanking =
  (kind: Kind) =>
  async ({ db, member }: Context<Member>, { id, page }: { id: string; page: number }) => {
    const paper = await paperOf(db, kind, id);
    const { limit, offset } = rowsOf(page);
    const rows = await rankingAt(db, paper.id, { limit, offset });
    const items = rows.map(({ score, spent, ...who }, position) => ({
      rank: offset + position + 1,
      score,
      spent,
      ...shownTo(member, who),
    }));
    return { items, pageCount: pagesOf(await countRanked(db, paper.id)) };
  };

type Query = { id: string; since: number | null; page: number };

/**
 * The participants who sent something `since` a moment, or ever, best first, and the member's own place
 * (0: none). Refuses what the kind says of unknown papers.
 */
export const readRanking =
  (kind: Kind) =>
  async (context: Context<Member>, { id, since, page }: Query) => {
    const { db, member } = context;
    const none = { rank: 0, ranked: 0, score: 0, spent: 0 };
    if (since === null) {
      const { items, pageCount } = await listRanking(kind)(context, { id, page });
      const paper = Number(id);
      const ranks = await ranksAt(db, member.id, [paper]);
      return { items, pageCount, mine: ranks.get(paper) ?? none };
    }
    const paper = await paperOf(db, kind, id);
    const { limit, offset } = rowsOf(page);
    const of = { of: member.id, since: new Date(since), limit, offset };
    const rows = await rankingSince(db, paper.id, of);
    const items = rows
      .filter(({ rank }) => rank > offset && rank <= offset + limit)
      .map(({ rank, score, spent, ...who }) => ({ rank, score, spent, ...shownTo(member, who) }));
    const mine = rows.find(({ memberId }) => memberId === member.id) ?? none;
    return { items, pageCount: pagesOf(rows[0]?.places ?? 0), mine };
  };
