import { eq } from 'drizzle-orm';
import type { memberHome as endpoint } from '../../../schemas/api/people.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { teacher } from '../../db/tables/people.ts';
import { viewLog } from '../../db/tables/study.ts';
import type { Context } from '../../platform/context.ts';
import { maskedPhone } from '../../platform/masked-phone.ts';
import type { Member } from '../../platform/session.ts';
import { countUnread } from '../inbox/index.ts';
import { countOwnCoupons } from '../promotion/index.ts';
import { countOwnRelations } from '../relation/index.ts';

const countersOf = async ({ db, member, now }: Context<Member>) => {
  const [collect, follow, viewed, coupons, unread] = await Promise.all([
    countOwnRelations(db, member.id, 'collect'),
    countOwnRelations(db, member.id, 'follow'),
    db.$count(viewLog, eq(viewLog.memberId, member.id)),
    countOwnCoupons(db, member.id, 'unused', now),
    countUnread(db, member.id),
  ]);
  return { collect, follow, viewed, coupon: coupons, unread };
};

/** What `/my` shows of the member who asks. */
export const readMemberHome = async (context: Context<Member>): Promise<Data<typeof endpoint>> => {
  const { db, member } = context;
  const [[own], counters] = await Promise.all([
    db.select({ id: teacher.id }).from(teacher).where(eq(teacher.memberId, member.id)).limit(1),
    countersOf(context),
  ]);
  return {
    id: String(member.id),
    nickname: member.nickname,
    avatar: member.avatar,
    phone: maskedPhone(member.phone),
    vipUntil: member.vipUntil?.getTime() ?? null,
    doctor: member.doctor,
    teacherId: own ? String(own.id) : '',
    counters,
  };
};
