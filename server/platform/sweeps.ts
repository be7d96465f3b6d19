import { sweepDevices } from './auth/known-devices.ts';
import { sweepFailures } from './auth/password-failures.ts';
import { sweepSessions } from './auth/session.ts';
import { sweepRequests } from './endpoint/done-requests.ts';
import type { Sweeps } from './jobs/sweeping.ts';
import { sweepLimits } from './limits/sweep-limits.ts';
import { sweepTickets } from './streams/tickets.ts';

export const sweeps: Sweeps = {
  'known-devices': sweepDevices,
  'limit-counts': sweepLimits,
  'password-failures': sweepFailures,
  requests: sweepRequests,
  sessions: sweepSessions,
  'stream-tickets': sweepTickets,
};
