import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { passwordHashOf } from '../login/index.ts';

/** The phone as 138****1234. */
export const readAccount = async ({ db, member }: Context<Member>) => ({
  id: String(member.id),
  nickname: member.nickname,
  avatar: member.avatar,
  phone: maskedPhone(member.phone),
  hasPassword: (await passwordHashOf(db, member.id)) === undefined ? 0 : 1,
});
