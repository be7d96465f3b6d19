import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { type AnyContext, callerOf } from '../endpoint/context.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { MINUTE } from '../time/durations.ts';
import { rateWindow } from './rate-window.ts';

/** People of a hospital or a carrier share one address, so its limit is this many times higher. */
const PEOPLE_BEHIND_AN_ADDRESS = 20;

type Assert = (context: AnyContext) => void;

const refusing =
  (isAllowed: (context: AnyContext) => boolean): Assert =>
  (context) => {
    if (!isAllowed(context)) throw new RefusedError(callRefusals.tooOften);
  };

const byCaller = (most: number): Assert => {
  const ofCaller = rateWindow(most, MINUTE);
  const ofAddress = rateWindow(most * PEOPLE_BEHIND_AN_ADDRESS, MINUTE);
  return refusing((context) => {
    const caller = callerOf(context);
    return caller ? ofCaller(String(caller.id), context.now) : ofAddress(context.ip, context.now);
  });
};

const byAddress = (most: number): Assert => {
  const ofAddress = rateWindow(most, MINUTE);
  return refusing(({ ip, now }) => ofAddress(ip, now));
};

/** Holds calls to the rate that their endpoint declares. Refuses `tooOften`. */
export const limitRate = ({ rate }: Pick<Endpoint, 'rate'>): Assert => {
  if (rate === undefined) return () => {};
  return typeof rate === 'number' ? byCaller(rate) : byAddress(rate.ofAddress);
};
