import type { Context } from '../../platform/context.ts';
import { maskedPhone } from '../../platform/masked-phone.ts';
import type { Member } from '../../platform/session.ts';
import { passwordHashOf } from './queries.ts';

/** What the account's settings show; the phone as 138****1234. */
export const readAccount = async ({ db, member }: Context<Member>) => ({
  id: String(member.id),
  nickname: member.nickname,
  avatar: member.avatar,
  phone: maskedPhone(member.phone),
  hasPassword: (await passwordHashOf(db, member.id)) === undefined ? 0 : 1,
});
