import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerErrors } from '#server/platform/http/error-answers.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';

it('a stream whose listener has gone before its first byte is no error, and what fails is one', async () => {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  answerErrors(app, openDiskCapacity(undefined));
  app.get('/watched', async ({ raw: { socket } }) => {
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
    return new PassThrough();
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/watched`)).rejects.toThrow();
  const { status } = await fetch(`${origin}/broken`);
  expect(status).toBe(500);
  expect(logged).toEqual([expect.stringContaining('"broken"')]);
});
