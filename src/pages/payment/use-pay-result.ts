import { useCallback, useEffect, useState } from 'react';
import { type PayResult, payResult } from '../../../schemas/payment/endpoints.ts';
import { transientRefusals } from '../../entities/order/gone.tsx';
import { useCall } from '../../platform/reading/use-call.ts';
import { isRefusal } from '../../ui/state/gone.tsx';

/** Pauses before further calls, in ms; after the last one the member asks by a button. */
const PAUSES: readonly number[] = [1000, 2000, 3000, 5000];

const open = ({ state, payment }: PayResult): boolean =>
  state === 'unpaid' && (payment === 'processing' || payment === 'waiting');

/** A payment's result, asked from the server at growing intervals until it is known. */
export const usePayResult = (id: string) => {
  const read = useCall(payResult, { id }, { fresh: true, reconnect: false });
  const { data, error, busy, refresh } = read;
  const [turn, setTurn] = useState(0);
  const waits = error ? !isRefusal(error, transientRefusals) : data !== undefined && open(data);
  const pause = waits ? PAUSES[turn] : undefined;
  const asking = busy || pause !== undefined;
  useEffect(() => {
    if (busy || pause === undefined) return;
    const timer = setTimeout(() => {
      setTurn(turn + 1);
      refresh();
    }, pause);
    return () => clearTimeout(timer);
  }, [busy, pause, turn, refresh]);
  const again = useCallback(() => {
    setTurn(0);
    refresh();
  }, [refresh]);
  return { data, error: asking ? undefined : error, asking, again };
};
