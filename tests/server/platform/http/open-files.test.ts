import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { shelve, studyOn } from '../../harness/course/calls.ts';
import { insertPortrait } from '../../harness/insert-portrait.ts';
import { openFilesIn } from '../../harness/open-files.ts';
import { openDatabase } from '../../harness/postgres/database.ts';
import { pipelined, rawSocket } from '../../harness/server/raw-socket.ts';

/** More than sockets of this machine take unread. */
const LARGE = 16_000_000;
const PICTURE = `${'p'.repeat(32)}.png`;

const folder = mkdtempSync(join(tmpdir(), 'open-files-'));
let opened: OpenDatabase;
let app: FastifyInstance;
const addresses: Record<string, string> = {
  'a static file': '/assets/large-1a2b.bin',
  'a picture': `/uploads/${PICTURE}`,
};

const largeFile = (...path: string[]): void => {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, LARGE);
};

const sourcesOf = async (bought: boolean) => {
  const api = studyOn(opened.db, {
    config: { apiOrigin: undefined, wechat: undefined, dataDir: join(folder, 'data') },
    clientDir: join(folder, 'client'),
  });
  const { id: memberId, token } = await api.join();
  const made = await shelve(opened.db, { priceFen: bought ? 100 : 0 }, [{ mediaKey: 'large' }]);
  const grant = { memberId, target: 'product', source: 'buy', endAt: null } as const;
  if (bought) await giveGrant(opened.db, { ...grant, targetId: made.key }, api.now());
  const { sources } = await api.get('productLesson', { id: made.id, lesson: '' }, token);
  const address = (file: string) => sources[0]?.address.replace(/[^/]+(?=\?)/, file) ?? '';
  return { api, address };
};

beforeAll(async () => {
  largeFile('client', 'assets', 'large-1a2b.bin');
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html>');
  largeFile('data/uploads', PICTURE);
  largeFile('data/uploads/streams/large/000.mpegts');
  largeFile('data/uploads/streams/large/whole.mp4');
  writeFileSync(
    join(folder, 'data/uploads/streams/large/index.m3u8'),
    '#EXTM3U\n#EXTINF:4,\n000.ts\n#EXT-X-ENDLIST\n',
  );
  opened = await openDatabase();
  await insertPortrait(opened.db, PICTURE);
  const free = await sourcesOf(false);
  const bought = await sourcesOf(true);
  addresses['a free lesson'] = free.address('whole.mp4');
  addresses['a piece of a bought lesson'] = bought.address('000.ts');
  addresses['a bought lesson'] = bought.address('whole.mp4');
  app = bought.api.app;
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const port = (): number => (app.server.address() as AddressInfo).port;

it.each([
  'a static file',
  'a picture',
  'a free lesson',
  'a piece of a bought lesson',
  'a bought lesson',
])('%s is closed with the connection that asked for it many times', async (name) => {
  const url = addresses[name] ?? '';
  const sockets = Array.from({ length: 6 }, () => rawSocket(port(), pipelined(url, 8)));
  await expect.poll(() => openFilesIn(folder), { timeout: 10_000 }).toBe(6);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => openFilesIn(folder), { timeout: 10_000 }).toBe(0);
});
