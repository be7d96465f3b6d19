import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { reportDiagnostics } from '../../../schemas/diagnostics/endpoints.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { rateWindow } from '../../platform/limits/rate-window.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { store } from './queries.ts';

const CALLS_A_MINUTE = 30;

/** Stores what a phone reported (wire rule 14). Refuses `tooOften`. */
export const report = () => {
  const allowed = rateWindow(CALLS_A_MINUTE, MINUTE);
  return async (
    { db, member, now, ip }: Context,
    { page, entries }: Payload<typeof reportDiagnostics>,
  ) => {
    if (!allowed(ip, now)) throw new RefusedError(callRefusals.tooOften);
    const seen = { page, memberId: member?.id ?? null, at: new Date(now) };
    if (entries.length > 0)
      await store(
        db,
        entries.map((entry) => ({ ...entry, ...seen })),
      );
    return { accepted: entries.length };
  };
};
