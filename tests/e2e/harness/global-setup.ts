import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The production build, made here when a source has changed since. */
const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the production build failed (exit code ${code})`);
};

/** Starts the browser in a process of its own, since that of Vitest is busy. */
const startBrowser = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'shared-browser.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('the browser says nothing');
  const [line] = await Promise.race([
    once(createInterface(stdout), 'line'),
    once(stdout, 'end').then(() => Promise.reject(new Error('the browser did not start'))),
  ]);
  return String(line);
};

/** One build and one browser for all files: SHARED_BROWSER tells them where it is. */
export default async function serveOnce(): Promise<() => Promise<void>> {
  await build();
  const child = startBrowser();
  process.env.SHARED_BROWSER = await addressOf(child);
  return async () => {
    delete process.env.SHARED_BROWSER;
    const gone = once(child, 'exit');
    child.stdin?.end();
    await gone;
  };
}
