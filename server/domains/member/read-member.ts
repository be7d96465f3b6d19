import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

type Own = Context<Member>;

export const readMemberInfo = ({ member }: Own) => ({ memberId: String(member.id) });

export const readMemberIds = ({ member }: Own) => ({
  memberId: String(member.id),
  parentId: member.parentId === null ? '' : String(member.parentId),
});

/** '' where no phone is bound. */
export const readBoundPhone = ({ member }: Own) => member.phone;

/** Refuses a disabled member with the code NO (shell rule 42). */
export const checkDisabled = ({ member }: Own) => {
  if (member.disabled) throw new RefusedError(callRefusals.memberDisabled);
  return {};
};
