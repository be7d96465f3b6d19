import { useEffect, useRef, useState } from 'react';
import { leaveFor } from '#src/entities/login/leave-for.ts';
import { takeTarget } from '#src/entities/login/target.ts';
import { isMember } from '#src/platform/session/session.ts';
import { isFinishing } from './after-login.ts';

/** Leads a member away from a page of the login; true while that is under way. */
export const useMemberLeaves = (): boolean => {
  const [leaving] = useState(isMember);
  const left = useRef(false);
  useEffect(() => {
    // a login that is under way leaves the page by itself
    if (!leaving || left.current || isFinishing()) return;
    left.current = true;
    leaveFor(takeTarget());
  }, [leaving]);
  return leaving;
};
