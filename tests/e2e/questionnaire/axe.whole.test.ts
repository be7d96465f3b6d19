import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';
import { beginPaper } from '../harness/visits/questionnaire.ts';

const site = onSite();

test.each([
  ['/questionnaire_list', '门诊抗菌药物使用问卷'],
  ['/questionnaire_introduce?id=2', '问卷说明'],
  ['/questionnaire_introduce?id=4', '去认证'],
  ['/questionnaire?id=1', '三级医院'],
  ['/questionnaire_ranking_list?id=2', '周**'],
  ['/questionnaire_achievement', '去看看问卷'],
  ['/questionnaire_certification', '提交认证'],
])('axe finds nothing on %s', async (path, waitFor) => {
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path, token, reducedMotion: 'reduce' });
  if (path.startsWith('/questionnaire?')) await beginPaper(page);
  await page.getByText(waitFor).first().waitFor();
  expect(await violations(page)).toEqual([]);
  const send = page.getByRole('button', { name: /^提交/ });
  if (!(await send.isVisible())) return;
  await send.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
