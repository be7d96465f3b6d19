import { memberIds } from '#schemas/member/identity-endpoints.ts';
import { call } from '../calls/call.ts';
import { token } from '../session/session.ts';

let known: { token: string; id: string } | undefined;

/** The id under which this member refers others; '' for a visitor, and where it cannot be read. */
export const ownMemberId = async (): Promise<string> => {
  const member = token();
  if (!member) return '';
  if (known?.token === member) return known.id;
  const answer = await call(memberIds);
  if (!answer.ok) return '';
  known = { token: member, id: answer.data.memberId };
  return known.id;
};
