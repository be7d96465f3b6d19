/**
 * The one command: installs what the lock file asks for, builds what has changed, serves. It needs
 * nothing installed, and the server runs in this very process, so that it gets every signal.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** npm writes its own lock file last, so a tree that is half installed has none. */
const isInstalled = () => {
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' ||
      present[place]?.version === wanted.version ||
      (present[place] === undefined && wanted.optional === true),
  );
};

/** npm as a script for this Node: the one that called us, or the one that came with Node. */
const npmScript = () => {
  const shipped = ['../lib/node_modules', 'node_modules'].map((folder) =>
    path.resolve(path.dirname(process.execPath), folder, 'npm/bin/npm-cli.js'),
  );
  return [process.env.npm_execpath ?? '', ...shipped].find(
    (file) => /npm-cli\.js$/.test(file) && existsSync(file),
  );
};

const run = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const stop = (signal) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else process.exit(signal ? 130 : (code ?? 1));
    });
  });

const install = async () => {
  const npm = npmScript();
  if (!npm) throw new Error('没有找到 npm，请先运行 npm ci');
  console.log('正在安装依赖…');
  await run([npm, 'ci', '--include=dev', '--no-audit', '--no-fund']);
};

if (!isInstalled()) await install();
await run([path.join(root, 'scripts/build.mjs'), '--if-stale']);
process.env.NODE_ENV ??= 'production';
process.chdir(root);
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
