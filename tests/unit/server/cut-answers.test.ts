import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerErrors } from '../../../server/platform/http/error-answers.ts';
import { openDiskRoom } from '../../../server/platform/storage/disk-room.ts';

const begin = async (fail: () => Error | undefined) => {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  answerErrors(app, openDiskRoom(undefined));
  app.get('/', async ({ raw: { socket } }) => {
    // whoever asked is gone before there is anything to send
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
    const error = fail();
    if (error) throw error;
    return new PassThrough();
  });
  const answered = new Promise<void>((resolve) => app.addHook('onResponse', async () => resolve()));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(origin).catch(() => undefined);
  await answered;
  return logged;
};

it('a stream whose listener has gone before its first byte is no error', async () => {
  expect(await begin(() => undefined)).toEqual([]);
});

it('what fails otherwise is one, whether anybody waits or not', async () => {
  const [line, ...more] = await begin(() => new Error('broken'));
  expect(line).toContain('call failed');
  expect(more).toEqual([]);
});
