import { once } from 'node:events';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { paceStreams } from '#server/platform/http/paced-streams.ts';
import { listening } from '../../harness/server/listening.ts';
import { pipelined, rawSocket } from '../../harness/server/raw-socket.ts';

const CHUNKS = 8;

let app: FastifyInstance;
afterEach(async () => {
  await app.close();
});

/** A server that counts how many chunks it sends in one turn of the event loop, at most. */
const counting = () => {
  const sent = { most: 0, now: 0 };
  app = Fastify();
  app.addHook('onRequest', (_request, { raw }, done) => {
    const write = raw.write.bind(raw);
    raw.write = (chunk: unknown) => {
      sent.now += 1;
      sent.most = Math.max(sent.most, sent.now);
      setImmediate(() => {
        sent.now = 0;
      });
      return write(chunk);
    };
    done();
  });
  paceStreams(app);
  return sent;
};

it.each([1, 10])(
  '%i downloads together send one chunk in a turn of the event loop',
  async (many) => {
    const sent = counting();
    app.get('/', () =>
      Readable.from(Array.from({ length: CHUNKS }, (_, at) => Buffer.from(`${at}`))),
    );
    const answers = await Promise.all(Array.from({ length: many }, () => app.inject('/')));
    expect(answers.map(({ body }) => body)).toEqual(Array(many).fill('01234567'));
    expect(sent.most).toBe(1);
  },
);

it('a stream that fails before it has sent anything is answered as a fault', async () => {
  counting();
  app.get(
    '/',
    () =>
      new Readable({
        read: (): never => {
          throw new Error('no such disk');
        },
      }),
  );
  expect((await app.inject('/')).statusCode).toBe(500);
});

it('a stream that breaks off has sent what came before', async () => {
  counting();
  const stream = new Readable({ read: () => undefined });
  app.get('/', () => {
    setImmediate(() => {
      stream.push('half');
      queueMicrotask(() => stream.destroy(new Error('cut')));
    });
    return stream;
  });
  const port = await listening(app);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it('a stream is destroyed where only its head was asked for', async () => {
  counting();
  const stream = Readable.from(['a', 'b']);
  app.get('/', () => stream);
  expect((await app.inject({ method: 'HEAD', url: '/' })).body).toBe('');
  await expect.poll(() => stream.destroyed).toBe(true);
});

it('a stream whose reply comes after the end of the connection is destroyed', async () => {
  counting();
  const stream = new Readable({ read: () => undefined });
  app.get('/', async ({ raw }, reply) => {
    caller.destroy();
    await once(raw.socket, 'close');
    return reply.send(stream);
  });
  const caller = rawSocket(await listening(app), pipelined('/', 1));
  await expect.poll(() => stream.destroyed).toBe(true);
});
