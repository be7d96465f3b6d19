import type { FastifyBaseLogger } from 'fastify';
import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import type { Database } from '../../db/database.ts';
import { SmsError, type SmsFailure, type SmsReceipt } from '../../platform/messaging/sms.ts';
import type { Meters } from '../../platform/metrics/meters.ts';
import { noteFaults } from '../diagnostics/index.ts';

type Context = { db: Database; log: FastifyBaseLogger; now: number };

const causes = {
  account: notedFaults.smsRefused.fault,
  moment: notedFaults.smsNotSent.fault,
  phone: notedFaults.smsNotDelivered.fault,
} as const satisfies Readonly<Record<SmsFailure, string>>;

/** For operators: the reason, without the phone. */
const faultOf = (about: SmsFailure, reason: string, now: number) => ({
  ...{ page: '', memberId: null, at: new Date(now) },
  ...{ section: '短信验证码', fault: causes[about], endpoint: '', path: '' },
  ...{ expected: '学员收到验证码', came: reason, shown: '收不到验证码' },
});

export const smsNotes = (meters: Meters) => {
  const count = meters.counter({
    name: 'learning_sms_total',
    help: 'Messages with codes by what became of them',
    labels: ['outcome'],
  });
  return {
    taken: () => count({ outcome: 'taken' }),
    failed: async ({ db, log, now }: Context, error: unknown): Promise<void> => {
      const { about, message: reason } =
        error instanceof SmsError ? error : new SmsError('moment', 'unexpected');
      count({ outcome: about });
      log.error({ about, reason }, 'sms not sent');
      await noteFaults(db, [faultOf(about, reason, now)]);
    },
    received: async (
      { db, log, now }: Context,
      receipts: readonly Pick<SmsReceipt, 'delivered' | 'reason'>[],
    ): Promise<void> => {
      const lost = receipts.filter(({ delivered }) => !delivered);
      if (lost.length > 0) {
        const reasons = [...new Set(lost.map(({ reason }) => reason))];
        log.error({ count: lost.length, reasons }, 'sms not delivered');
        await noteFaults(
          db,
          lost.map(({ reason }) => faultOf('phone', reason, now)),
        );
      }
      for (const { delivered } of receipts)
        count({ outcome: delivered ? 'delivered' : 'undelivered' });
    },
  };
};

export type SmsNotes = ReturnType<typeof smsNotes>;
