/**
 * Runs the benchmarks in `bench/` one after another, all or the named ones. A file with exports is a part of
 * another.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const folder = path.join(root, 'bench');
const isPart = (file: string) => /^export /m.test(readFileSync(path.join(folder, file), 'utf8'));

const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => /\.tsx?$/.test(file) && !isPart(file))
  .filter((file) => wanted.length === 0 || wanted.includes(path.parse(file).name));

const failed = names.filter((name) => {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('tsx', [`bench/${name}`], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
if (names.length === 0) console.error(`no such benchmark: ${wanted.join(', ')}`);
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 || names.length === 0 ? 1 : 0;
