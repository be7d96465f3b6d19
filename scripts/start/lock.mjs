import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/**
 * A claim whose socket listens. While it is being set up it has another name, so that nobody takes it for
 * dead.
 */
const CLAIM = /^(\d+)-\w+\.held$/;
const UNFINISHED = /\.new$/;
/** In milliseconds; an older unfinished claim is a leftover. */
const UNFINISHED_AGE = 60_000;
/** In milliseconds, until a waiting process explains why it waits. */
const UNEXPLAINED = 300;
/** In milliseconds, between attempts to connect to a holder that is alive but busy. */
const BUSY = 200;

/**
 * In some folders sockets are impossible (shared ones of another system, very long paths); nothing is locked
 * there.
 */
const WITHOUT_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENAMETOOLONG', 'EINVAL']);

/** Socket addresses are limited to about a hundred bytes. */
const address = (file) => {
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
};

const listen = (file) =>
  new Promise((resolve, reject) => {
    const sockets = new Set();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}).unref());
    });
    const close = () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    };
    server.once('error', reject);
    server.listen({ path: address(file), readableAll: true, writableAll: true }, () => {
      server.unref();
      resolve(close);
    });
  });

/**
 * Connects to the process that holds a claim; the connection ends with that process, however it ends. Process
 * ids are reused, and mean nothing in another container.
 */
const connection = (file) =>
  new Promise((resolve) => {
    const socket = connect(address(file));
    socket.once('connect', () => resolve(socket));
    socket.on('error', ({ code }) => {
      const dead = code === 'ECONNREFUSED' || code === 'ENOENT';
      resolve(dead ? null : socket);
    });
  });

const removeOld = (file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > UNFINISHED_AGE) rmSync(file, { force: true });
};

const otherHolder = async (folder, own) => {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (UNFINISHED.test(name)) removeOld(file);
    const [, pid] = CLAIM.exec(name) ?? [];
    if (pid === undefined || file === own) continue;
    const socket = await connection(file);
    if (socket) return { pid: Number(pid), socket };
    rmSync(file, { force: true });
  }
  return null;
};

const releaseOf = async ({ socket }) => {
  if (socket.connecting || socket.destroyed) return after(BUSY);
  await new Promise((resolve) => socket.resume().once('close', resolve));
};

const waitFor = async (holder, waits) => {
  const timer = setTimeout(() => waits(holder.pid), UNEXPLAINED);
  await releaseOf(holder).finally(() => clearTimeout(timer));
};

const publish = async (folder) => {
  const name = path.join(folder, `${process.pid}-${randomUUID().slice(0, 8)}`);
  const close = await listen(`${name}.new`).catch((error) => {
    if (WITHOUT_SOCKETS.has(error.code)) return null;
    throw error;
  });
  if (!close) return { file: '', release: () => {} };
  const file = `${name}.held`;
  renameSync(`${name}.new`, file);
  const release = () => {
    rmSync(file, { force: true });
    close();
  };
  return { file, release };
};

/**
 * Locks `folder` for this process, until the returned release is called or the process ends. While another
 * process holds it, this waits, and calls `waits` with its id. Of two that come at once, one sees the other's
 * claim, or both do; whoever sees one steps back.
 */
export const hold = async (folder, waits = () => {}) => {
  mkdirSync(folder, { recursive: true });
  let isAnnounced = false;
  const tell = (pid) => {
    if (!isAnnounced) waits(pid);
    isAnnounced = true;
  };
  for (;;) {
    const before = await otherHolder(folder);
    if (before) await waitFor(before, tell);
    const { file, release } = await publish(folder);
    const other = await otherHolder(folder, file);
    if (!other) return release;
    release();
    other.socket.destroy();
    await after(Math.random() * BUSY);
  }
};

/**
 * Whether the last holder of `folder` ended without a release. Returns true only once; false if nobody has
 * held it.
 *
 * @internal for tests: cleans up after interrupted runs
 */
export const isAbandoned = async (folder) => {
  if (!existsSync(folder) || !readdirSync(folder).some((name) => CLAIM.test(name))) return false;
  const holder = await otherHolder(folder);
  holder?.socket.destroy();
  return holder === null;
};
