import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = '/usr/bin/redis-server';

export const hasRedis = existsSync(BINARY);

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** A Redis server of our own that keeps nothing on the disk; `start` starts it, also after `stop`. */
export const redisServer = async () => {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    directory,
  ];
  let end = async (): Promise<void> => {};
  const start = async (): Promise<void> => {
    const server = spawn(BINARY, settings);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Ready to accept connections')) resolve();
      });
      server.once('exit', reject);
    });
    end = async () => {
      server.kill('SIGKILL');
      await ended;
    };
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () => end(),
    remove: async () => {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
