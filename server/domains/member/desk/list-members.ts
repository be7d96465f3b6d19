import { and, desc, eq, gt, gte, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type {
  listMembers as endpoint,
  MemberHead,
  MemberTab,
} from '#schemas/member/desk-endpoints.ts';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import { selectTablePage } from '../../../db/select-page.ts';
import { member } from '../../../db/tables/member.ts';
import { isReal } from '../../../platform/auth/real-members.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { beginningWith, isIndexed } from '../../../platform/wire/word-search.ts';
import { isForever } from '../../membership/index.ts';

const SIZE = 20;

export const memberHead = (who: Member): MemberHead => ({
  id: who.id,
  nickname: who.nickname,
  phone: maskedPhone(who.phone),
  doctor: who.doctor,
  disabled: who.disabled,
  cardUntil: who.vipUntil?.getTime() ?? null,
  cardForever: isForever(who.vipUntil),
  createdAt: who.createdAt.getTime(),
});

const inTab = (now: number): Readonly<Record<MemberTab, SQL | undefined>> => ({
  all: undefined,
  card: gt(member.vipUntil, new Date(now)),
  doctor: eq(member.doctor, true),
  disabled: eq(member.disabled, true),
});

const phonedBy = (digits: string): SQL | undefined =>
  /^1\d{2,10}$/.test(digits)
    ? and(
        ne(member.phone, ''),
        gte(member.phone, digits),
        lt(member.phone, `${Number(digits) + 1}`),
      )
    : undefined;

const found = (word: string): SQL | undefined => {
  const isNumber = /^[1-9]\d{0,9}$/.test(word) && Number(word) <= LARGEST_INTEGER;
  return or(
    isNumber ? eq(member.id, Number(word)) : undefined,
    phonedBy(word),
    like(member.nickname, beginningWith(word)),
    isIndexed(word)
      ? sql`array_to_tsvector(search_grams(${member.nickname})) @@ search_query(${word})`
      : undefined,
  );
};

export const listMembers: Verb<typeof endpoint> = async ({ db, now }, { tab, word, page }) => {
  const where = and(isReal, inTab(now)[tab], word === '' ? undefined : found(word));
  const { rows, total, pageCount } = await selectTablePage(db, member, {
    ...{ where, orderBy: [desc(member.id)], page, size: SIZE },
    ...{ most: MOST_COUNTED, inOrder: true },
  });
  return { items: rows.map(memberHead), pages: pageCount, total };
};
