import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const copied = [
  '.storybook',
  'biome.json',
  'docs',
  'package.json',
  'schemas',
  'scripts',
  'sections',
  'src',
  'stories',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

const copyProject = (): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-section-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const location of copied) cpSync(location, path.join(copy, location), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
};

const runTool = (cwd: string, tool: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${tool}`, args, {
    cwd,
    encoding: 'utf8',
  });
  expect(status, stderr + stdout).toBe(0);
  return stdout;
};

const run = (cwd: string, ...args: string[]): string => runTool(cwd, 'tsx', ...args);

/** The names of the tests in a file that ran and passed, of those that speak of a section. */
const passedFor = (cwd: string, section: string, file: string): string[] => {
  const report = ['--reporter=json', '--project=contract', `--testNamePattern=${section}`];
  const answer: Report = JSON.parse(runTool(cwd, 'vitest', 'run', ...report, file));
  return answer.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
};

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

/** What the workshop is made of, as the copy derives it. */
const DERIVED = `
  import('../.storybook/write-stories.ts')
    .then(({ derivedFiles }) => derivedFiles())
    .then((files) => console.log(JSON.stringify([...files.values()])));
`;

test('a new section is in the workshop without another edit', { timeout: 120_000 }, () => {
  const copy = copyProject();
  const before: string[] = JSON.parse(run(copy, '--eval', DERIVED));
  run(copy, 'scripts/new-section/run.ts', 'never-taken', '从未登记');
  const after: string[] = JSON.parse(run(copy, '--eval', DERIVED));
  expect(after).toHaveLength(before.length + 1);
  const [own = ''] = after.filter((text) => text.includes('首页区块/从未登记'));
  for (const story of ['常规', '加载中', '访客', '会员', '主题 红色'])
    expect(own).toContain(`name: "${story}"`);

  const fleet = passedFor(copy, '从未登记', 'tests/contract/house/stories.test.ts');
  expect(fleet).toContain('从未登记 has the stories that designers count on');
});
