import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { formField } from '#server/db/tables/form.ts';
import { profile } from '#server/db/tables/profile.ts';
import { pick } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();
const shared = async (name: string) =>
  (await site.db.select().from(profile).where(eq(profile.name, name)))[0]?.answers;

const add = (row: Partial<typeof formField.$inferInsert>) =>
  site.db
    .insert(formField)
    .values({ form: 'profile', key: 'level', kind: 'single', label: '单位级别', ...row });

const levels = [
  { id: '3', title: '三级' },
  { id: '2', title: '二级' },
];

test('hospital, department and title are picked, searched for or typed, and back closes the sheet', async () => {
  const page = await visitAs(site, 'demo_teacher', { path: '/loginform?r=/set' });
  await page.getByLabel('姓名').fill('林静');
  await pick(page, '单位', '华西', '四川大学华西医院 成都');
  await pick(page, '科室', '康复', '康复医学科');
  await pick(page, '职称', '康复治疗师', '使用“康复治疗师”');
  await page.getByRole('combobox', { name: '单位' }).click();
  expect(await page.getByRole('searchbox').inputValue()).toBe('四川大学华西医院');
  await page.goBack();
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
  expect(await page.getByLabel('姓名').inputValue()).toBe('林静');
  await save(page);
  await page.waitForURL(`${site.server.origin}/set`);
  const [row] = await site.db.select().from(profile).where(eq(profile.name, '林静'));
  expect(row).toMatchObject({
    hospital: '四川大学华西医院',
    department: '康复医学科',
    jobTitle: '康复治疗师',
  });
});

test('a field that operators add is asked for, required and kept', async () => {
  await add({ options: levels, required: true, position: 35 });
  const page = await visitAs(site, 'demo_plain', { path: '/loginform?r=/set' });
  await page.getByLabel('姓名').fill('林晓');
  await save(page);
  await page.getByText('请选择单位级别').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('value')))
    .toBe('3');
  await page.keyboard.press('Space');
  await save(page);
  await page.waitForURL(`${site.server.origin}/set`);
  expect(await shared('林晓')).toEqual({ level: { values: ['3'] } });
  await page.goto(`${site.server.origin}/loginform`);
  await expect.poll(() => page.getByRole('radio', { name: '三级' }).isChecked(), soon).toBe(true);
});

test('a field that is closed meanwhile leaves the form, and what was typed stays', async () => {
  const page = await visitAs(site, 'demo_vip', { path: '/loginform?r=/set' });
  await page.getByLabel('姓名').fill('周明远');
  await page.getByRole('radio', { name: '二级' }).check();
  await site.db.update(formField).set({ open: false }).where(eq(formField.key, 'level'));
  await save(page);
  await page.getByText('“单位级别”已停用').waitFor();
  await page.getByRole('radio', { name: '二级' }).waitFor({ state: 'detached' });
  expect(await page.getByLabel('姓名').inputValue()).toBe('周明远');
  await save(page);
  await page.waitForURL(`${site.server.origin}/set`);
  expect(await shared('周明远')).toEqual({});
});

test('a row that nothing can be made of holds nobody up, and operators hear of it', async () => {
  await add({ key: 'broken', kind: 'hologram' as 'text', label: '全息照片', required: true });
  const page = await visitAs(site, 'demo_doctor', { path: '/loginform?r=/set' });
  await page.getByLabel('姓名').fill('陈一');
  await save(page);
  await page.waitForURL(`${site.server.origin}/set`);
  const reports = () => site.db.select().from(diagnostic);
  await expect
    .poll(async () => JSON.stringify(await reports()), soon)
    .toContain('/v9/Member/getForm');
});
