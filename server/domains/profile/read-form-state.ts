import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

/** 0 while the profile form is not filled in. */
export const readFormState = ({ member }: Context<Member>) => (member.formDone ? 1 : 0);
