import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { passwordHashOf } from './queries.ts';

/** What the account's settings show; the phone as 138****1234. */
export const readAccount = async ({ db, member }: Context<Member>) => ({
  id: String(member.id),
  nickname: member.nickname,
  avatar: member.avatar,
  phone: member.phone.replace(/^(\d{3})\d{4}/, '$1****'),
  hasPassword: (await passwordHashOf(db, member.id)) === undefined ? 0 : 1,
});
