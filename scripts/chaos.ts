/** Runs the parts of `bench/chaos/` on the built server, one after another, all or the named ones. */
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const parts = ['restarts', 'dropped', 'connections', 'upgrade', 'throughput'];

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.includes(name));
const named = wanted.length === 0 ? parts : wanted;
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${parts.join(', ')}`);
  process.exitCode = 1;
} else if (run(process.execPath, ['scripts/build.mjs', '--if-stale'])) {
  const failed = named.filter((name) => {
    console.log(`\n== ${name}`);
    return !run('tsx', [`bench/chaos/${name}.ts`]);
  });
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} else process.exitCode = 1;
