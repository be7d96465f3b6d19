import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { followable } from '#src/entities/login/followable.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { addressWithout, LOGIN_TRACES } from '#src/platform/session/login-traces.ts';
import { readSession, writeSession } from '#src/platform/session/session.ts';
import { type Exchange, exchangeCode } from './exchange-code.ts';
import { judgeState, type Origin } from './state.ts';

export type Arrival = { code: string; state: string; denied: boolean; back: string };

const arrivalOf = (search: string): Arrival => {
  const query = new URLSearchParams(search);
  return {
    code: query.get('code') ?? '',
    state: query.get('state') ?? '',
    denied: query.has('denied'),
    back: followable(query.get('r'), []),
  };
};

const FOREIGN: Exchange = { is: 'foreign', text: '这不是刚才发起的授权，请重新授权' };

/** Parameters of one login, which neither history nor a reload should keep. */
const SPENT = [...LOGIN_TRACES, 'denied', 'r'];

const cleanAddress = (): void => {
  const query = new URLSearchParams(location.search);
  if (SPENT.some((name) => query.has(name)))
    navigate(addressWithout(SPENT, location), { replace: true });
};

/**
 * Exchanges the code with which the messenger has returned, unless another one was requested, and
 * removes it from the address. For visitors only: a code in an address never replaces a member's
 * session.
 */
export const useArrivingCode = () => {
  const { ssrSearch } = useRouter();
  const [arrival] = useState(() => arrivalOf(ssrSearch ?? location.search));
  const [exchange, setExchange] = useState<Exchange>();
  const [running, setRunning] = useState(arrival.code !== '');
  const origin = useRef<Origin>(undefined);
  const run = async (again: boolean) => {
    setRunning(true);
    const ended =
      origin.current === 'foreign'
        ? FOREIGN
        : await exchangeCode(arrival.code, { again, unasked: origin.current === 'unasked' });
    setExchange(ended);
    // after a successful login the page shows the progress until it is left
    setRunning(ended.is === 'in' || ended.is === 'disabled');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival
  useEffect(() => {
    if (origin.current) return;
    origin.current = judgeState(arrival.state, inMessenger());
    cleanAddress();
    // the authorisation carries the address along, in case this browser has forgotten it
    if (arrival.back && !readSession('beforeLoginUrl'))
      writeSession('beforeLoginUrl', arrival.back);
    if (running) void run(false);
  }, []);
  return { arrival, exchange, running, retry: () => void run(true) };
};
