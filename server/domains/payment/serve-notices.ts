import { paymentByNo } from '../../libraries/payment-book/index.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { NOTIFY_PATH } from '../../platform/payment/wechat.ts';
import { settle } from '../order/index.ts';

const LARGEST = 16 * 1024;

/**
 * Receives the provider's notices of payments. A forged or stale one is refused, a repeated one changes
 * nothing, one with another amount than the bill's settles nothing.
 */
export const serveNotices = (
  { app, db, clock }: Pick<Host, 'app' | 'db' | 'clock'>,
  { payments }: Pick<Services, 'payments'>,
): void => {
  const { readNotice } = payments;
  if (!readNotice) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // the provider signs the raw text, so the parser leaves it unread
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.post(NOTIFY_PATH, { bodyLimit: LARGEST }, async (request, reply) => {
      const now = clock();
      const notice = readNotice(request.headers, String(request.body), now);
      if (!notice) return reply.code(401).send({ code: 'FAIL', message: '签名错误' });
      const payment = await paymentByNo(db, notice.payNo);
      if (!payment) return reply.code(404).send({ code: 'FAIL', message: '没有这笔支付' });
      if (notice.state !== 'paid') return reply.code(204).send();
      if (notice.amountFen !== payment.amountFen) {
        request.log.error({ payNo: notice.payNo }, 'paid amount differs from the bill');
        return reply.code(400).send({ code: 'FAIL', message: '金额不符' });
      }
      await settle(db, payment, notice.providerNo, now);
      return reply.code(204).send();
    });
  });
};
