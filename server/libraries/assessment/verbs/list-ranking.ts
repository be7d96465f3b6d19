import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import type { Kind } from '../kind.ts';
import { paperOf } from '../papers.ts';
import { rankingAt } from '../ranking.ts';

/** 周** for 周明远: enough to find oneself, too little to find others. */
const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

type Who = { memberId: number; nickname: string; avatar: string };

/** Members see their own name and picture, and others' names masked. */
const shownTo = ({ id }: Member, { memberId, nickname, avatar }: Who) =>
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
    const items = rows.map(({ score, spent, ...who }, place) => ({
      rank: offset + place + 1,
      score,
      spent,
      ...shownTo(member, who),
    }));
    return { items, pageCount: pagesOf(paper.ranked) };
  };
