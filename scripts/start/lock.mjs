import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** A claim whose holder listens; before, it has another name, so that nobody takes it for a dead one. */
const CLAIM = /^(\d+)-\w+\.held$/;
const UNFINISHED = /\.new$/;
/** After this long, in ms, an unfinished claim is a leftover. */
const UNFINISHED_AGE = 60_000;
/** After this long, in ms, somebody who waits is told so. */
const UNEXPLAINED = 300;
/** How long, in ms, a connection is tried again where the holder lives but takes none. */
const BUSY = 200;

/** Where a folder can have no sockets (a shared one of another system, a very long path), nothing is held. */
const WITHOUT_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENAMETOOLONG', 'EINVAL']);

/** The system takes addresses of about a hundred bytes. */
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
 * A connection to the process that holds a claim, which ends with that process however it ends:
 * numbers of processes are given again, and mean nothing in another container.
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

/** Somebody else who holds the folder; claims of dead processes are removed on the way. */
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
 * Holds `folder` for this process until the release that it resolves to, or the end of the process.
 * While another one holds it this waits, and tells `waits` of that process's number. Of two
 * that come at once, both see the other or one sees the first: who sees another steps back.
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
 * Whether whoever held `folder` has ended without a release; false where nobody has held it, and after it
 * was told once.
 *
 * @internal the tests sweep what interrupted runs have left
 */
export const isAbandoned = async (folder) => {
  if (!existsSync(folder) || !readdirSync(folder).some((name) => CLAIM.test(name))) return false;
  const holder = await otherHolder(folder);
  holder?.socket.destroy();
  return holder === null;
};
