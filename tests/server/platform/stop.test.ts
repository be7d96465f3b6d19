import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { insertPortrait } from '../harness/insert-portrait.ts';
import { openSocket } from '../harness/live/socket.ts';
import { closed, pipelined, rawSocket } from '../harness/server/raw-socket.ts';
import { startedServers } from '../harness/server/started-server.ts';

// a start is a process that opens a database
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { start, settings, filled, dataDir } = startedServers();
const PICTURE = `${'p'.repeat(32)}.png`;

/** More than sockets of this machine take unread. */
const writePicture = async (database: OpenDatabase): Promise<void> => {
  await insertPortrait(database.db, PICTURE);
  await database.close();
  const file = join(dataDir(), 'uploads', PICTURE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, 16_000_000);
};

const BODY = 'POST /v1/index/sort HTTP/1.1\r\nHost: test\r\ncontent-type: application/json\r\n';

it('stops with exit code 0 whatever callers hold', async () => {
  const position = await filled();
  const { cwd, env } = settings(position);
  await writePicture(await openDatabase(readConfig(env), cwd));
  const { child, exit, origin } = await start(position);
  const port = Number(new URL(origin).port);
  const held = [
    rawSocket(port, ''),
    rawSocket(port, 'GET / HTTP/1.1\r\nHost: te'),
    rawSocket(port, `${BODY}content-length: 100\r\n\r\n{"a":`),
    rawSocket(port, pipelined('/healthz', 1)),
    rawSocket(port, pipelined(`/uploads/${PICTURE}`, 4)),
  ];
  const page = openSocket(origin);
  await page.opened;
  // the picture is on its way, and nothing more of it is taken
  await new Promise((resolve) => held.at(-1)?.once('data', resolve));
  held.at(-1)?.pause();
  child.kill('SIGTERM');
  expect((await page.closed()).code).toBe(1001);
  expect(await exit).toBe(0);
  for (const socket of held.slice(0, -1)) await closed(socket.resume());
  held.at(-1)?.destroy();
});
