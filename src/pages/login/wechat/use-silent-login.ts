import { useEffect, useRef } from 'react';
import { readSession } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { beginWechatLogin, inWechat } from './address.ts';

const TRIED = 'silentLogin';

/**
 * Logs a person in again without a question (`snsapi_base`), once per visit, if they have
 * authorised on this phone before and their session is over; nobody else (research C2, C3).
 */
export const useSilentLogin = (wanted: boolean): void => {
  const begun = useRef(false);
  useEffect(() => {
    if (!wanted || begun.current || !inWechat()) return;
    if (readSession('wechatType') === '' || readVisit(TRIED)) return;
    begun.current = true;
    writeVisit(TRIED, '1');
    location.replace(beginWechatLogin('base'));
  }, [wanted]);
};
