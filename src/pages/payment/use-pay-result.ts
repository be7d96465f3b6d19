import { useCallback, useEffect, useState } from 'react';
import { type PayResult, payResult } from '../../../schemas/payment/endpoints.ts';
import { passing } from '../../entities/order/gone.tsx';
import { call } from '../../platform/calls/call.ts';
import { CallError } from '../../platform/reading/call-error.ts';
import { isRefusal } from '../../ui/state/gone.tsx';

/** Pauses before further calls, in ms; after the last one the member asks by a button. */
const PAUSES: readonly number[] = [1000, 2000, 3000, 5000];

type Told = { data: PayResult | undefined; error: CallError | undefined; asking: boolean };

const open = ({ state, payment }: PayResult): boolean =>
  state === 'unpaid' && (payment === 'processing' || payment === 'waiting');

/** A payment's result, asked from the server at growing intervals until it is known. */
export const usePayResult = (id: string) => {
  const [told, setTold] = useState<Told>({ data: undefined, error: undefined, asking: true });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round asks again
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (turn: number): Promise<void> => {
      const answer = await call(payResult, { id });
      if (left) return;
      const pause = PAUSES[turn];
      const waits = answer.ok ? open(answer.data) : !isRefusal(answer, passing);
      const asking = waits && pause !== undefined;
      if (answer.ok) setTold({ data: answer.data, error: undefined, asking });
      else if (!asking)
        setTold((before) => ({
          ...before,
          error: new CallError(answer),
          asking,
        }));
      if (asking) timer = setTimeout(() => void ask(turn + 1), pause);
    };
    void ask(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, round]);
  const again = useCallback(() => {
    setTold((before) => ({ ...before, error: undefined, asking: true }));
    setRound((before) => before + 1);
  }, []);
  return { ...told, again };
};
