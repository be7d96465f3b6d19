import { expect, test } from 'vitest';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';

const site = onSite();

test('a nickname is changed, and shown in the settings and on the own page', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/set' });
  await page.getByRole('link', { name: '昵称' }).click();
  const field = page.getByLabel('昵称');
  await field.fill('林');
  await pressButton(page, '保存');
  await page.getByText('昵称为 2–20 个看得见的字').waitFor();
  expect(await field.inputValue()).toBe('林');
  await field.fill('  林晓医生 ');
  await pressButton(page, '保存');
  await page.waitForURL(`${site.server.origin}/set`);
  await page.getByRole('link', { name: '昵称 林晓医生' }).waitFor();
  await page.goto(`${site.server.origin}/my`);
  await page.getByText('林晓医生', { exact: true }).waitFor();
});
