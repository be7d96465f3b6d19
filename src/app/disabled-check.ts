import { useEffect } from 'react';
import { memberDisabledAddress } from '#schemas/member/addresses.ts';
import { memberDisabled } from '#schemas/member/identity-endpoints.ts';
import { MEMBER_DISABLED } from '#schemas/wire/envelope.ts';
import { call } from '#src/platform/calls/call.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { isPublicPath } from '#src/platform/session/public-paths.ts';
import { token, useToken } from '#src/platform/session/session.ts';

/** One check serves every page opened within this time, in ms (shell rule 40). */
const RARELY = 30_000;

let latest = { at: Number.NEGATIVE_INFINITY, token: '' };

const check = async (member: string): Promise<void> => {
  const now = Date.now();
  if (latest.token === member && Math.abs(now - latest.at) < RARELY) return;
  latest = { at: now, token: member };
  const answer = await call(memberDisabled);
  const refused = !answer.ok && answer.code === MEMBER_DISABLED;
  if (refused && token() === member && !isPublicPath(location.pathname))
    navigate(memberDisabledAddress(), { replace: true });
};

/** Redirects a disabled member from pages that are not public (shell rule 42). */
export const useDisabledCheck = (path: string): void => {
  const member = useToken();
  useEffect(() => {
    if (member && !isPublicPath(path)) void check(member);
  }, [member, path]);
};
