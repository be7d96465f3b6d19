import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBatch } from '#schemas/batch/endpoints.ts';
import { BATCH_TYPE } from '#schemas/batch/fields.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { RefusedError, refusalAnswer } from '../../platform/endpoint/errors.ts';
import { answersInBatch, envelopeOf, type Respond } from '../../platform/endpoint/mount.ts';
import { readPayload } from '../../platform/endpoint/read-payload.ts';
import { encoders, encodingFor } from '../../platform/static/shared-text.ts';

type Call = Payload<typeof readBatch>['calls'][number];
type Answer = Data<typeof readBatch>['answers'][number];

/** Calls of a batch under way at a time, as many as browsers have on as many connections. */
const CONCURRENT = 6;

/** What describes the batch itself. */
const OF_BATCH = new Set([
  ...['accept', 'accept-encoding', 'connection', 'content-encoding', 'content-length', 'expect'],
  'transfer-encoding',
]);

/** As the same caller would make the call alone. */
const callerOf = (app: FastifyInstance, { headers, socket }: FastifyRequest) => {
  const own = Object.entries(headers).filter(([name]) => !OF_BATCH.has(name));
  const caller = { headers: Object.fromEntries(own), remoteAddress: socket.remoteAddress ?? '' };
  return async (at: number, { path, body }: Call): Promise<Answer> => {
    try {
      const came = await app.inject({ ...caller, method: 'POST', url: path, payload: { ...body } });
      const { statusCode: status, headers: sent, payload: text } = came;
      return { at, status, card: String(sent[CARD_HEADER] ?? ''), text };
    } catch (error) {
      app.log.error({ err: error, path }, 'call of a batch');
      const { status, body: refusal } = refusalAnswer(callRefusals.unexpected);
      return { at, status, card: '', text: JSON.stringify(refusal) };
    }
  };
};

/** In the order in which they come; whoever stops reading has no further calls made. */
async function* answersTo(
  calls: readonly Call[],
  make: ReturnType<typeof callerOf>,
): AsyncGenerator<Answer> {
  const underWay = new Map<number, Promise<Answer>>();
  const waiting = [...calls.entries()];
  const begin = ([at, call]: (typeof waiting)[number]) => void underWay.set(at, make(at, call));
  waiting.splice(0, CONCURRENT).forEach(begin);
  while (underWay.size > 0) {
    const answer = await Promise.race(underWay.values());
    underWay.delete(answer.at);
    yield answer;
    waiting.splice(0, 1).forEach(begin);
  }
}

async function* asLines(answers: AsyncGenerator<Answer>): AsyncGenerator<string> {
  for await (const answer of answers) yield `${JSON.stringify(answer)}\n`;
}

/**
 * Makes each call of a batch through the door of all calls, with the caller's headers and address, so that rights,
 * limits, logs and refusals are those of a call alone. Refuses `badPayload` unless all are learners' reads.
 */
export const answerBatch =
  (app: FastifyInstance): Respond =>
  async (request, reply) => {
    const { calls } = readPayload(readBatch.payload, request.body ?? {});
    const isAllowed = ({ path }: Call) => path !== readBatch.path && answersInBatch(app, path);
    if (!calls.every(isAllowed)) throw new RefusedError(callRefusals.badPayload);
    const came = answersTo(calls, callerOf(app, request));
    if (request.headers.accept !== BATCH_TYPE) {
      const answers: Answer[] = [];
      for await (const answer of came) answers.push(answer);
      return envelopeOf(readBatch, { answers });
    }
    reply.header('content-type', `${BATCH_TYPE}; charset=utf-8`);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // a broken connection is no fault of ours
    return pipeline(Readable.from(asLines(came)), encoders[encoding](), () => undefined);
  };
