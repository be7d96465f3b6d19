import { eq } from 'drizzle-orm';
import type { setNickname as endpoint } from '#schemas/member/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

export const setNickname = async (
  { db, member }: Context<Member>,
  { nickname }: Payload<typeof endpoint>,
) => {
  await db.update(memberTable).set({ nickname }).where(eq(memberTable.id, member.id));
  return { nickname };
};
