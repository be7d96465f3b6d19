import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLayoutFile } from '#scripts/layouts/read-layout.ts';
import { variants } from '#src/home/variants.ts';
import { loadLayout } from '#src/layouts/index.ts';
import { firstOf } from '../../harness/whole.ts';

const classic = variants.filter((variant) => variant !== 'ordered');

const fileOf = (variant: string) => `src/layouts/${variant.replace('variant', 'variant-')}.json`;

/** Home rule 14: what every variant has besides the floating coupon icon. */
const everywhere = ['搜索框', '轮播图', '导航栏', '资讯列表', '活动标题', '分类板块', '直播标题'];

describe.each(classic)('%s', (variant) => {
  test('fits its schema and the registered sections', () => {
    expect(() => readLayoutFile(fileOf(variant))).not.toThrow();
  });

  test('is handed out with its defaults', async () => {
    const layout = await loadLayout(variant);
    expect(layout.gated).toBeUndefined();
    expect(layout.theme).toMatch(/^(?:default|red|food|draw)$/);
  });

  test('lists the elements of every home page', async () => {
    const { nodes, coupon } = await loadLayout(variant);
    const names = nodes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(everywhere));
    expect(names.includes('优质内容') || names.includes('课程模块')).toBe(true);
    expect(coupon).toBeDefined();
  });

  test('labels no broadcast that has not started', async () => {
    const { nodes } = await loadLayout(variant);
    const lives = nodes.filter(({ name }) => name === '直播标题');
    expect(lives.map((node) => node.settings?.labelsPending)).toEqual(lives.map(() => false));
  });
});

test('exactly one variant asks for a bound phone before the coupons', async () => {
  const layouts = await Promise.all(classic.map(loadLayout));
  expect(layouts.filter(({ coupon }) => coupon === 'phone-bound')).toHaveLength(1);
});

test('the variants name the themes of their addresses', async () => {
  const layouts = await Promise.all(classic.map(loadLayout));
  expect(layouts.map(({ theme }) => theme)).toEqual(['default', 'default', 'red', 'food']);
});

const copied = [
  'index.html',
  'package.json',
  'schemas',
  'scripts',
  'sections',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

const copyOfSources = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'layouts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const location of copied) cpSync(location, path.join(folder, location), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

const build = async (folder: string): Promise<string> => {
  const { VITEST: _, ...env } = process.env;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  return promisify(execFile)(process.execPath, vite, { cwd: folder, env }).then(
    () => '',
    (error: { stderr: string; stdout: string }) => error.stdout + error.stderr,
  );
};

const unfitLayouts = [
  ['{ "nodes": [{ "name": "抽奖转盘" }] }', 'nodes.0.name: 没有这个区块'],
  ['{ "theme": "pink", "nodes": [] }', 'theme: '],
  ['{ "nodes": [', 'not JSON'],
  [
    '{ "theme": "default", "nodes": [{ "name": "资讯列表", "id": "a", "settings": { "count": 3 } }] }',
    'nodes.0.settings.count: only what is put live says that',
  ],
];

test.each(firstOf(unfitLayouts, 1))(
  'a layout %s fails the build with file, path and reason',
  { timeout: 60_000 },
  async (text, notice) => {
    const folder = copyOfSources();
    writeFileSync(path.join(folder, 'src/layouts/variant-2.json'), text);
    const output = await build(folder);
    expect(output).toContain('src/layouts/variant-2.json');
    expect(output).toContain(notice);
  },
);
