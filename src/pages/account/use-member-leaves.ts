import { useEffect, useRef, useState } from 'react';
import { isMember } from '../../platform/session.ts';
import { isFinishing, leaveFor } from './after-login.ts';
import { takeTarget } from './login-target.ts';

/** Whoever comes to a page of the login as a member is led on; true while that is so. */
export const useMemberLeaves = (): boolean => {
  const [leaving] = useState(isMember);
  const left = useRef(false);
  useEffect(() => {
    // a login under way leaves by itself
    if (!leaving || left.current || isFinishing()) return;
    left.current = true;
    leaveFor(takeTarget());
  }, [leaving]);
  return leaving;
};
