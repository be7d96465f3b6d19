import { useEffect, useRef, useState } from 'react';
import { sendSmsCode } from '#schemas/login/endpoints.ts';
import type { SmsPurpose } from '#schemas/login/fields.ts';
import { isMainlandPhone } from '#schemas/text/validators.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { change } from '#src/platform/writing/change.ts';

const SECOND = 1000;

const secondsTo = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / SECOND));

/** Counted by the clock, so that a phone that slept catches up; `moment` in ms. */
const useSecondsTo = (moment: number): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(secondsTo(moment));
    const tick = setInterval(() => {
      const now = secondsTo(moment);
      setLeft(now);
      if (now === 0) clearInterval(tick);
    }, SECOND);
    return () => clearInterval(tick);
  }, [moment]);
  return left;
};

export type SmsCode = {
  ask: () => Promise<void>;
  asking: boolean;
  /** Seconds until the next code may be requested. */
  left: number;
  ready: boolean;
  sent: boolean;
  /** The code itself where SMS are simulated, else ''. */
  simulated: string;
  failure: string;
};

const nothing = { until: 0, sent: false, simulated: '', failure: '' };

/** For the purpose `current` the server knows the phone. */
export const useSmsCode = (purpose: SmsPurpose, phone = ''): SmsCode => {
  const [state, setState] = useState(nothing);
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  const left = useSecondsTo(state.until);
  const ready = purpose === 'current' || isMainlandPhone(phone);
  const ask = async () => {
    if (running.current) return;
    running.current = true;
    setAsking(true);
    const answer = await change(sendSmsCode, { phone, purpose }, purpose);
    if (answer.ok) {
      const { wait, simulatedCode } = answer.data;
      const until = Date.now() + wait * SECOND;
      setState({ until, sent: true, simulated: simulatedCode, failure: '' });
    } else setState({ ...nothing, failure: failureText(answer) });
    setAsking(false);
    running.current = false;
  };
  return { ask, asking, left, ready, ...state };
};
