import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';

type Own = Context<Member>;

export const readMemberInfo = ({ member }: Own) => ({ memberId: String(member.id) });

export const readMemberIds = ({ member }: Own) => ({
  memberId: String(member.id),
  parentId: member.parentId === null ? '' : String(member.parentId),
});

/** '' while no phone is bound. */
export const readBoundPhone = ({ member }: Own) => member.phone;

/** 0 while the profile form is not filled in. */
export const readFormState = ({ member }: Own) => (member.formDone ? 1 : 0);

/** Answers a disabled member with the code NO (decisions §4). */
export const checkDisabled = ({ member }: Own) => {
  if (member.disabled) throw new RefusedError('memberDisabled');
  return {};
};
