import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The production build, made here when a source has changed since. */
export default async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the production build failed (exit code ${code})`);
}
