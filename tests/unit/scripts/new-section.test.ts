import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { registration } from '#scripts/new-section/entries.ts';
import { nameSection, refusal } from '#scripts/new-section/section-names.ts';
import { newFiles } from '#scripts/new-section/templates.ts';
import { enterInto } from '#scripts/scaffold/enter.ts';

const names = nameSection('expert-column', '专家专栏');

it('enters the section in catalogue and registry', () => {
  for (const entry of registration(names)) {
    const text = enterInto(readFileSync(entry.file, 'utf8'), entry);
    expect(parseSync(entry.file, text).errors).toEqual([]);
    expect(text).toContain(entry.line);
    expect(text).toContain(entry.imported ?? '');
  }
});

it('refuses a file in which the place is gone', () => {
  const [entry] = registration(names);
  expect(() => entry && enterInto('export const homeSections = [];', entry)).toThrow(
    'home-sections',
  );
});

it.each(['专家专栏', '3D课堂', 'expert-column'])('writes files that parse for %s', (chinese) => {
  for (const { file, text } of newFiles(nameSection('expert-column', chinese))) {
    if (!file.endsWith('.css')) expect(parseSync(file, text).errors, file).toEqual([]);
  }
});

it.each([
  ['Expert', '专家专栏'],
  ['expert', '专家专栏'],
  ['../expert-column', '专家专栏'],
  ['expert-column', ''],
  ['expert-column', "专家'专栏"],
  ['expert-column', '轮播图'],
  ['expert-column', ' ｂａｎｎｅｒ '],
])('refuses %s %s', (folder, chinese) => {
  expect(refusal(folder, chinese)).toEqual(expect.any(String));
});

it('takes a free name', () => {
  expect(refusal('never-taken', '从未登记')).toBeUndefined();
});
