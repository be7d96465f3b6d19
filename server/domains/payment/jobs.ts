import { LAST_LOOK, type Providers } from '../../libraries/payment-book/index.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { finalCheck } from './final-check.ts';

export const paymentJobs = (services: Providers): JobHandlers => ({
  [LAST_LOOK]: finalCheck(services),
});
