import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Member } from '../auth/session.ts';
import type { Context } from '../endpoint/context.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { MINUTE } from '../time/durations.ts';
import { rateWindow } from './rate-window.ts';

/** A hospital or a carrier stands behind one address. */
const PEOPLE_BEHIND_AN_ADDRESS = 20;

/**
 * Lets a member call a verb `most` times a minute, and an address twenty times as often for all who
 * are not logged in. Refuses `tooOften`.
 */
export const limited = <M extends Member | null, P, D>(
  most: number,
  verb: (context: Context<M>, payload: P) => D,
) => {
  const byMember = rateWindow(most, MINUTE);
  const byAddress = rateWindow(most * PEOPLE_BEHIND_AN_ADDRESS, MINUTE);
  return (context: Context<M>, payload: P): D => {
    const { member, ip, now } = context;
    const allowed = member ? byMember(String(member.id), now) : byAddress(ip, now);
    if (!allowed) throw new RefusedError(callRefusals.tooOften);
    return verb(context, payload);
  };
};
