import { finished, Readable, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const turnByTurn = () => {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    // shifted only afterwards, so that nobody who joins meanwhile starts a second round
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) setImmediate(next);
  };
  return (goOn: () => void): void => {
    if (waiting.push(goOn) === 1) setImmediate(next);
  };
};

/**
 * Streams of replies take turns, one chunk in each turn of the event loop, so that many downloads leave time for
 * calls. A stream is destroyed with its connection, also where that closes before the reply is ready.
 */
export const paceStreams = (app: FastifyInstance): void => {
  const inTurn = turnByTurn();
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    const paced = new Transform({
      transform: (chunk, _encoding, push) => inTurn(() => push(null, chunk)),
    });
    // what came before the error is sent first, so that the caller does not take the broken end for a refusal
    finished(payload, (error) => error && inTurn(() => paced.destroy(error)));
    paced.once('close', () => payload.destroy());
    payload.pipe(paced);
    done(null, paced);
  });
};
