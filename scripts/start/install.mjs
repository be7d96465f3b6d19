/**
 * Runs npm in this process, which holds the lock: if `npm start` is killed, npm ends with it, and waiting
 * processes notice at once. npm's output goes to the parent.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../project.mjs';
import { fail, say, stopSignal } from './child.mjs';
import { freeBytes, installFolders } from './full-disk.mjs';
import { lackOf } from './installed.mjs';
import { hold } from './lock.mjs';
import { installFailure, waiting } from './sentences.mjs';

/** npm's script: the calling npm's, or the one shipped with Node. */
const npmScript = () => {
  const shipped = ['../lib/node_modules', 'node_modules'].map((folder) =>
    path.resolve(path.dirname(process.execPath), folder, 'npm/bin/npm-cli.js'),
  );
  return [process.env.npm_execpath ?? '', ...shipped].find(
    (file) => /npm-cli\.js$/.test(file) && existsSync(file),
  );
};

/** In bytes; with less no package can be unpacked. */
const LEAST = 2 ** 20;

/** On a full disk npm would retry for minutes without a word. */
const stopOnFullDisk = () => {
  const timer = setInterval(() => {
    if (installFolders().every(({ folder }) => freeBytes(folder) >= LEAST)) return;
    clearInterval(timer);
    fail(installFailure('ENOSPC'));
  }, 1000);
  timer.unref();
};

stopSignal();
await hold(path.join(root, '.cache/build-lock'), (pid) => say(waiting(pid)));
const lack = lackOf();
if (lack) {
  say(lack);
  const npm = npmScript();
  if (!npm) throw new Error('没有找到 npm，请先运行 npm ci');
  stopOnFullDisk();
  process.argv.splice(1, Infinity, npm, 'ci', '--include=dev', '--no-audit', '--no-fund');
  await import(pathToFileURL(npm).href);
}
