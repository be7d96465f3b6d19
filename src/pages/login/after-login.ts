import * as z from 'zod/mini';
import type { loginBySms } from '#schemas/login/endpoints.ts';
import { memberSchema } from '#schemas/member/fields.ts';
import { memberIds } from '#schemas/member/identity-endpoints.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { profileFormState } from '#schemas/profile/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { leaveFor } from '#src/entities/login/leave-for.ts';
import { takeTarget } from '#src/entities/login/target.ts';
import { call } from '#src/platform/calls/call.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { beginSession, isMember, writeSession } from '#src/platform/session/session.ts';

type Session = Data<typeof loginBySms>;

/** The form to which a member without a filled-in profile is led first (shell rule 23). */
const PROFILE = profileAddress({ type: 1 });

const noteParent = async (): Promise<void> => {
  const ids = await call(memberIds);
  if (ids.ok && ids.data.parentId) writeSession('parentId', ids.data.parentId);
};

const target = async (): Promise<{ to: string; failed: boolean }> => {
  const [form] = await Promise.all([call(profileFormState, { type: 1 }), noteParent()]);
  if (!form.ok) showToast(failureText(form));
  return { to: form.ok && form.data === 0 ? PROFILE : takeTarget(), failed: !form.ok };
};

let finishing: Promise<void> | undefined;

export const isFinishing = (): boolean => finishing !== undefined;

/**
 * Runs after every login: begins the session, notes the referrer, and leads to the profile form or
 * the stored address (shell rules 22 and 23). `anew`: by a page load, so that the messenger's
 * signing starts from an address without the code (research C4). `from`: the path of the login; a
 * member who has left that path meanwhile is not moved.
 */
export const finishLogin = (
  { info, user }: Session,
  { anew = false, from = location.pathname } = {},
): Promise<void> => {
  beginSession(info.token, z.encode(memberSchema, user));
  finishing = target()
    .then(({ to, failed }) => {
      if (!isMember() || location.pathname !== from) return;
      // loading the page anew would remove the message that has just been shown
      if (anew && !failed) location.replace(to);
      else leaveFor(to);
    })
    .finally(() => {
      finishing = undefined;
    });
  return finishing;
};
