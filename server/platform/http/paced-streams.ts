import { finished, Readable, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Lets one at a time go on, each in a turn of its own of the event loop. */
const turnByTurn = () => {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    // it keeps its place meanwhile, so that nobody who comes starts a second round
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) setImmediate(next);
  };
  return (goOn: () => void): void => {
    if (waiting.push(goOn) === 1) setImmediate(next);
  };
};

/**
 * Has the streams that replies send take turns, a chunk of one in each turn of the event loop, so that
 * many downloads leave room for calls in between. A stream ends with its connection, also where that is
 * over before the reply is there.
 */
export const paceStreams = (app: FastifyInstance): void => {
  const inTurn = turnByTurn();
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    const paced = new Transform({
      transform: (chunk, _encoding, push) => inTurn(() => push(null, chunk)),
    });
    // an answer that breaks off has sent what came before, so that nobody takes its end for a refusal
    finished(payload, (error) => error && inTurn(() => paced.destroy(error)));
    paced.once('close', () => payload.destroy());
    payload.pipe(paced);
    done(null, paced);
  });
};
