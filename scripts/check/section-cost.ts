import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../project.mjs';
import { firstView, total } from './first-view.ts';

/** Different names, since similar ones compress well and would make a section look cheap. */
const added: Record<string, string> = {
  'case-library': '病例库',
  'exam-training': '考试培训',
  'expert-column': '专家专栏',
  'guide-updates': '指南更新',
  'health-topics': '健康科普',
  'medical-books': '医学图书',
  'open-lectures': '公开讲座',
  'point-mall': '积分商城',
  'research-digest': '科研动态',
  'skill-training': '技能演示',
  'study-plan': '学习计划',
  'today-checkin': '每日签到',
};
const copied = [
  '.gitignore',
  'biome.json',
  'index.html',
  'package.json',
  'schemas',
  'scripts',
  'sections',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

const bytes = (folder: string): number => {
  run(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  return total(firstView(folder));
};

/**
 * Bytes (brotli) that one more registered section adds to the first view: a copy of the sources is built with
 * some generated sections.
 */
export const sectionCost = (): number => {
  const folder = mkdtempSync(path.join(tmpdir(), 'section-cost-'));
  try {
    for (const file of copied) {
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const tsx = 'node_modules/tsx/dist/cli.mjs';
    run(folder, tsx, 'scripts/new-section/run.ts', ...Object.entries(added).flat());
    return Math.round((bytes(folder) - total(firstView(root))) / Object.keys(added).length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
