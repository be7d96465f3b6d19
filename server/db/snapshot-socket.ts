import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Migration } from './baseline.ts';

export type Snapshot = { tar: Blob; migration: Migration };

const CHUNK = 2 ** 20;

export const chunksOf = async function* (tar: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < tar.size; at += CHUNK)
    yield new Uint8Array(await tar.slice(at, at + CHUNK).arrayBuffer());
};

const HEADER = 'newest-migration';
/** Bytes: the system's limit for the path of a socket. */
const LONGEST = 103;

const socketIn = (dataDir: string): string => {
  const path = join(dataDir, 'snapshot.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
};

const answerWith =
  (take: () => Promise<Snapshot>) =>
  async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { tar, migration } = await take();
      response.setHeader('content-length', tar.size);
      response.setHeader(HEADER, `${migration.at} ${migration.hash}`);
      await pipeline(chunksOf(tar), response);
    } catch (error) {
      console.error('数据库快照没有完成：', error);
      response.destroy();
    }
  };

/** Only the server's user, and root, may write to the socket. */
const privately = <T>(listen: () => T): T => {
  const before = process.umask(0o177);
  try {
    return listen();
  } finally {
    process.umask(before);
  }
};

/**
 * Offers snapshots to commands on this machine through a socket in `dataDir`, whose lock the caller holds. Where no
 * socket can be opened it says so in Chinese, and offers none.
 */
export const serveSnapshots = async (
  dataDir: string,
  take: () => Promise<Snapshot>,
): Promise<{ close: () => void }> => {
  const path = socketIn(dataDir);
  const server = createServer(answerWith(take));
  try {
    if (Buffer.byteLength(path) > LONGEST) throw new Error('路径太长');
    // the caller holds the folder's lock, so the owner of this socket is gone
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).once('listening', resolve);
      privately(() => server.listen(path));
    });
  } catch (error) {
    console.warn(`运行时无法备份，须先停止服务（${path}：${String(error)}）`);
  }
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { close };
};

/** Undefined where no server on `dataDir` offers one. */
export const askForSnapshot = async (
  dataDir: string,
): Promise<{ tar: IncomingMessage; migration: Migration } | undefined> => {
  const socketPath = socketIn(dataDir);
  const tar = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    request({ socketPath, agent: false }, resolve)
      .once('error', (error: NodeJS.ErrnoException) => {
        const isNobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
        if (isNobody) resolve(undefined);
        else reject(error);
      })
      .end();
  });
  if (!tar) return undefined;
  const [at = '', hash = ''] = String(tar.headers[HEADER]).split(' ');
  return { tar, migration: { at: Number(at), hash } };
};
