import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import { claimRequest } from '../../platform/endpoint/done-requests.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { sendRefusal } from '../../platform/http/error-answers.ts';
import type { SmsNotes } from './note-sms.ts';
import { phonesWithCodes } from './sms-codes.ts';

type Address = { Params: { secret: string } };

/**
 * The provider's delivery reports: `POST /sms/receipts/<secret>`. Without the secret there is no such page.
 * Reports on phones without a recent code are ignored, and a repeated report counts once.
 */
export const serveReceipts = (
  { app, db, clock }: Pick<Host, 'app' | 'db' | 'clock'>,
  { sms: { receipts }, secret }: Pick<Services, 'sms' | 'secret'>,
  notes: SmsNotes,
): void => {
  if (!receipts) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // some providers do not declare JSON
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post<Address>(
      '/sms/receipts/:secret',
      {
        // before the body is read, which a stranger may make long
        onRequest: async ({ params }, reply) => {
          if (!isSameText(params.secret, receipts.secret))
            return sendRefusal(reply, callRefusals.noSuchPage);
        },
      },
      async ({ body, log }, reply) => {
        const read = receipts.read(typeof body === 'string' ? body : '');
        if (!read) return reply.code(400).send(receipts.answer(false));
        const known = await phonesWithCodes(
          db,
          read.map(({ phone }) => phone),
        );
        const now = clock();
        await db.transaction(async (tx) => {
          const fresh: typeof read = [];
          for (const receipt of read.filter(({ phone }) => known.has(phone)))
            if (await claimRequest(tx, secret.hash('sms-receipt', receipt.raw), now))
              fresh.push(receipt);
          await notes.received({ db: tx, log, now }, fresh);
        });
        return receipts.answer(true);
      },
    );
  });
};
