import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const copied = [
  ...['.gitignore', '.storybook', 'README.md', 'bench', 'biome.json', 'docs', 'drizzle.config.ts'],
  ...['index.html', 'knip.json', 'package.json', 'schemas', 'scripts', 'sections', 'server', 'src'],
  ...['stories', 'tests', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
];

const start = (command: string, args: readonly string[], cwd: string) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** A copy of the project in a repository of its own, and what runs in it. */
const openCopy = () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'scaffolds-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const location of copied) cpSync(location, path.join(copy, location), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const run = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = start(command, args, copy);
    expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  const tool = (name: string, ...args: string[]) => run(`node_modules/.bin/${name}`, ...args);
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', ...author, 'commit', '-qm', 'Copy');
  const changed = () =>
    run('git', 'status', '--porcelain', '-uall')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
  /** How many tests of a file fail, one that runs on several databases counted once. */
  const failures = (project: string, file: string): number => {
    const args = ['run', '--reporter=json', `--project=${project}`, file];
    const { stdout, stderr } = start('node_modules/.bin/vitest', args, copy);
    expect(stdout, stderr).toContain('{"numTotalTestSuites"');
    const report: Report = JSON.parse(stdout.slice(stdout.indexOf('{"num')));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed');
    return new Set(failed.map(({ title }) => title)).size;
  };
  return { run, tool, changed, failures };
};

type Report = { testResults: { assertionResults: { status: string; title: string }[] }[] };

/** Each thing that a command makes, with the words that name it and the test that it leaves. */
const made: readonly (readonly [kind: string, words: readonly string[], test: string])[] = [
  ['section', ['never-taken', '从未登记'], 'unit tests/unit/sections/never-taken.test.ts'],
  [
    'page',
    ['news', 'issues', '/zazhi', 'list', '期刊'],
    'server tests/server/news/list-issues.test.ts',
  ],
  [
    'page',
    ['news', 'issue', '/zazhi/:id', 'detail', '期刊', 'readIssue', 'orderIssue'],
    'server tests/server/news/read-issue.test.ts',
  ],
  [
    'page',
    ['news', 'order-issue', '/zazhi_order/:id', 'form', '订阅'],
    'server tests/server/news/send-order-issue.test.ts',
  ],
  [
    'queue',
    ['feedback', 'lampWish', '心愿'],
    'server tests/server/feedback/lamp-wish-queue.test.ts',
  ],
  ['table', ['help', 'openWishes', '心愿'], 'server tests/server/help/open-wishes-desk.test.ts'],
];

test('what the commands make compiles, leaves one failing test each, and can be taken back', {
  timeout: 900_000,
}, () => {
  const { run, tool, changed, failures } = openCopy();
  for (const [kind, words] of made) run('npm', 'run', `new:${kind}`, '--', ...words);
  tool('tsc', '--noEmit', '-p', '.');
  tool('biome', 'check', ...changed().filter((file) => /\.(?:tsx?|css)$/.test(file)));
  for (const [kind, words, left] of made) {
    const [project = '', file = ''] = left.split(' ');
    expect(failures(project, file), `${kind} ${words.join(' ')}`).toBe(1);
  }
  for (const [kind, words] of made.toReversed())
    run('npm', 'run', `remove:${kind}`, '--', ...words, '--force');
  expect(changed()).toEqual([]);
});
