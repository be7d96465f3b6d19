/**
 * `npm run test:lts [version]`: runs unit, contract and server tests on a later version of Node, installed
 * from npm's `node` package into a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LTS = '26';

const [version = LTS] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'node-lts-'));

const run = (command: string, args: readonly string[], options: object = {}): number =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;

// `--prefix` installs this Node outside the project, whose own files stay unchanged
const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`];
const projects = ['unit', 'contract', 'server'].flatMap((name) => ['--project', name]);
const node = path.join(folder, 'node_modules/node/bin/node');
const failed =
  run('npm', install, { cwd: folder }) ||
  run(node, ['--version']) ||
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...projects]);
rmSync(folder, { recursive: true, force: true });
process.exit(failed);
