import { useCallback, useEffect, useState } from 'react';
import { type PayResult, payResult } from '#schemas/payment/endpoints.ts';
import { transientRefusals } from '#src/entities/order/not-found.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { isVisible, onVisible } from '#src/platform/screen/page-events.ts';
import { isRefusal } from '#src/ui/state/not-found.tsx';

/** Pauses before further calls, in ms; after the last one the member asks by a button. */
const PAUSES: readonly number[] = [1000, 2000, 3000, 5000];
/** Further pauses while the provider has not decided the payment, in ms; the last one repeats. */
const LONGER: readonly number[] = [8000, 13_000, 20_000, 30_000];

const isOpen = ({ state, payment }: PayResult): boolean =>
  state === 'unpaid' && (payment === 'processing' || payment === 'waiting');

/**
 * Ends at last: the server closes an order whose time is up, and with it a payment that may still
 * come.
 */
const pauseAfter = (turn: number, data: PayResult | undefined): number | undefined => {
  if (data?.payment !== 'processing') return PAUSES[turn];
  return [...PAUSES, ...LONGER][turn] ?? LONGER.at(-1);
};

/** Calls `ask` after a pause (ms), or when the page is seen again; rests while it is hidden. */
const useAskAfter = (pause: number | undefined, turn: number, ask: () => void): void => {
  useEffect(() => {
    if (pause === undefined) return;
    const askIfSeen = (seen: boolean) => {
      if (seen) ask();
    };
    const timer = setTimeout(() => askIfSeen(isVisible()), pause, turn);
    const stop = onVisible(askIfSeen);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pause, turn, ask]);
};

/** A payment's result, asked from the server at growing intervals until it is known. */
export const usePayResult = (id: string) => {
  const read = useCall(payResult, { id }, { fresh: true, reconnect: false });
  const { data, error, busy, refresh } = read;
  const [turn, setTurn] = useState(0);
  const waits = error ? !isRefusal(error, transientRefusals) : data !== undefined && isOpen(data);
  const pause = waits ? pauseAfter(turn, data) : undefined;
  const asking = busy || pause !== undefined;
  const next = useCallback(() => {
    setTurn((count) => count + 1);
    refresh();
  }, [refresh]);
  useAskAfter(busy ? undefined : pause, turn, next);
  const again = useCallback(() => {
    setTurn(0);
    refresh();
  }, [refresh]);
  return { data, error: asking ? undefined : error, asking, busy, again };
};
