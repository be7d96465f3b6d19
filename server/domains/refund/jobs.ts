import type { Providers } from '../../libraries/payment-book/index.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { DAY } from '../../platform/time/durations.ts';
import { SEND_REFUND } from '../order/index.ts';
import { REFUND_DUE } from './ask-refund.ts';
import { sendRefund } from './send-refund.ts';
import { takeUpDue } from './take-up.ts';

export const refundDueJobs: JobHandlers = {
  [REFUND_DUE]: async (_db, subject, now) => (tx) => takeUpDue(tx, subject, now),
};

export const refundJobs = (services: Providers): JobHandlers => ({
  [SEND_REFUND]: async (db, subject, now) => {
    const repaid = await sendRefund(services, db, subject, now);
    if (repaid === 'underway') throw new Error('退款尚未到账');
    if (repaid !== 'held') return undefined;
    // people settle a held refund at the provider; the job checks once a day
    return (tx) => addJob(tx, { kind: SEND_REFUND, subject, dueAt: now + DAY });
  },
});
