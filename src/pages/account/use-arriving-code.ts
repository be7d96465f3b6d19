import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { readSession, writeSession } from '../../platform/session.ts';
import { type Exchange, exchangeCode } from './exchange-code.ts';
import { followable } from './login-target.ts';

/** What a login's address carries when it is arrived at. */
export type Arrival = { code: string; denied: boolean; back: string };

const arrivalOf = (search: string): Arrival => {
  const query = new URLSearchParams(search);
  return {
    code: query.get('code') ?? '',
    denied: query.has('denied'),
    back: followable(query.get('r'), []),
  };
};

/** Parameters of one login, which neither history nor a reload should hold. */
const SPENT = ['code', 'state', 'denied', 'token', 'r'];

/** The address without them, and whether it held any. */
const address = () => {
  const query = new URLSearchParams(location.search);
  const held = SPENT.some((name) => query.has(name));
  for (const name of SPENT) query.delete(name);
  const rest = query.toString();
  return { is: location.pathname + (rest && `?${rest}`), held };
};

/**
 * Exchanges the code that the messenger has come back with, and takes it out of the address. For
 * visitors: a member's session is not replaced by a code that an address brings.
 */
export const useArrivingCode = () => {
  const [arrival] = useState(() => arrivalOf(location.search));
  const [exchange, setExchange] = useState<Exchange>();
  const [running, setRunning] = useState(arrival.code !== '');
  const begun = useRef(false);
  const run = async (again: boolean) => {
    setRunning(true);
    const ended = await exchangeCode(arrival.code, again);
    setExchange(ended);
    // whoever is in stays with the progress until the page is left
    setRunning(ended.is === 'in' || ended.is === 'disabled');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { is, held } = address();
    if (held) navigate(is, { replace: true });
    // the authorisation has carried it along, should this browser have forgotten it
    if (arrival.back && !readSession('beforeLoginUrl'))
      writeSession('beforeLoginUrl', arrival.back);
    if (running) void run(false);
  }, []);
  return { arrival, exchange, running, retry: () => void run(true) };
};
