import { eq } from 'drizzle-orm';
import type { memberHome as endpoint } from '#schemas/member/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { cancellationTable } from '../../db/tables/cancellation.ts';
import { viewLog } from '../../db/tables/course.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { countOwnRelations } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { isCooling } from '../cancellation/index.ts';
import { countOwnCoupons } from '../coupon/index.ts';
import { countUnreadOf } from '../message/index.ts';

const countersOf = async ({ db, member, now }: Context<Member>) => {
  const [{ collect = 0, follow = 0 }, viewed, coupons, unread] = await Promise.all([
    countOwnRelations(db, member.id, ['collect', 'follow']),
    db.$count(viewLog, eq(viewLog.memberId, member.id)),
    countOwnCoupons(db, member.id, 'unused', now),
    countUnreadOf(db, member.id),
  ]);
  return { collect, follow, viewed, coupon: coupons, unread };
};

export const readMemberHome = async (context: Context<Member>): Promise<Data<typeof endpoint>> => {
  const { db, member } = context;
  const [[own], counters] = await Promise.all([
    db
      .select({ id: teacher.id, due: cancellationTable.dueAt })
      .from(memberTable)
      .leftJoin(teacher, eq(teacher.memberId, memberTable.id))
      .leftJoin(cancellationTable, isCooling(member.id))
      .where(eq(memberTable.id, member.id))
      .limit(1),
    countersOf(context),
  ]);
  return {
    id: String(member.id),
    nickname: member.nickname,
    avatar: member.avatar,
    phone: maskedPhone(member.phone),
    vipUntil: member.vipUntil?.getTime() ?? null,
    doctor: member.doctor,
    teacherId: own?.id ? String(own.id) : '',
    cancelledAt: own?.due?.getTime() ?? null,
    counters,
  };
};
