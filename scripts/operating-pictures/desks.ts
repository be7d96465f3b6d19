import { decoded, type Picture, panelOf, press, settled } from './stage.ts';

export const deskPictures: readonly Picture[] = [
  {
    name: 'faults',
    path: 'faults',
    take: async ({ page }) => {
      await page.getByRole('table').first().getByRole('button').first().waitFor();
      await press(page, /详情/);
      await page.getByText('怎么办', { exact: true }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'alerts',
    path: 'faults',
    take: async ({ page }) => {
      const alerts = page.getByRole('region', { name: '告警' });
      await alerts.getByRole('button', { name: '发送测试告警' }).click();
      await alerts.getByRole('listitem').filter({ hasText: '已发出' }).first().waitFor();
      return alerts;
    },
  },
  {
    name: 'statistics',
    path: 'statistics',
    take: async ({ page }) => {
      const sections = page.getByRole('region', { name: '区块的统计' });
      await sections
        .getByRole('row', { name: /直播标题/ })
        .getByText('%')
        .first()
        .waitFor();
      return 'screen';
    },
  },
  {
    name: 'numbers',
    path: '',
    take: async ({ page }) => {
      await press(page, '直播标题的设置');
      const few = page.getByRole('button', { name: '直播标题的统计' });
      await few.filter({ hasText: '近 7 天点击率' }).click();
      const dialog = panelOf(page, '直播标题的统计');
      await dialog.getByRole('row', { name: /近 7 天/ }).waitFor();
      return dialog;
    },
  },
  {
    name: 'experiment',
    path: 'statistics',
    take: async ({ page }) => {
      const experiment = page.getByRole('region', { name: '实验“spring”' });
      await experiment
        .getByText(/95% 区间/)
        .first()
        .waitFor();
      return experiment;
    },
  },
  {
    name: 'certification',
    path: 'certifications',
    take: async ({ page }) => {
      await press(page, '审核周明远的认证资料');
      const panel = panelOf(page, '认证资料');
      await panel.getByRole('button', { name: '不通过' }).click();
      await panel.getByRole('button', { name: '照片不清晰，请重新拍摄' }).click();
      await decoded(panel);
      return panel;
    },
  },
  {
    name: 'synonyms',
    path: 'synonyms',
    take: async ({ page }) => {
      await page.getByRole('table').first().waitFor();
      await press(page, '添加同义词');
      await page.getByRole('dialog').first().waitFor();
      return 'screen';
    },
  },
  {
    name: 'member',
    path: 'members',
    take: async ({ page }) => {
      await page.getByLabel('找编号、手机号、昵称').fill('明');
      await page.keyboard.press('Enter');
      await press(page, /^查看会员 /);
      await page
        .getByRole('dialog', { name: /^会员（编号/ })
        .getByRole('heading', { name: '能看的内容' })
        .waitFor();
      return 'screen';
    },
  },
  {
    name: 'order',
    path: 'orders',
    take: async ({ page }) => {
      await press(page, /^查看订单/);
      await page.getByRole('dialog', { name: '订单详情' }).getByText('订单编号').waitFor();
      return 'screen';
    },
  },
  {
    name: 'refund',
    path: 'refunds',
    take: async ({ page }) => {
      await page.getByRole('row', { name: /1 张图片/ }).click();
      const panel = page.getByRole('dialog', { name: '退款详情' });
      await panel.getByRole('button', { name: '查看第 1 张照片' }).waitFor();
      await decoded(panel);
      return 'screen';
    },
  },
  {
    name: 'door',
    path: 'door',
    take: async ({ page }) => {
      await page.getByRole('textbox', { name: '凭证码' }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'invoice',
    path: 'invoices',
    take: async ({ page }) => {
      await page.getByRole('row', { name: /杭州市第一医院/ }).click();
      await page.getByRole('textbox', { name: '发票号码' }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'support',
    path: 'support',
    take: async ({ page }) => {
      await page.getByRole('row', { name: /发票什么时候能开/ }).click();
      await page.getByRole('textbox', { name: '回复内容' }).fill('今天就开好，会发到您填的邮箱。');
      return 'screen';
    },
  },
  {
    name: 'feedback',
    path: 'opinions',
    take: async ({ page }) => {
      await page.getByRole('row', { name: /字幕调大/ }).click();
      await page.getByRole('textbox', { name: '回复内容' }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'results',
    path: 'content/questionnaire?word=基层高血压',
    take: async ({ page }) => {
      await page.getByRole('link', { name: '基层高血压管理现状调研的结果' }).click();
      await page.getByText(/^已交卷 /).waitFor();
      return 'screen';
    },
  },
  {
    name: 'exam',
    path: 'content/exam',
    take: async ({ page }) => {
      await press(page, /^修改/);
      const form = page.getByRole('dialog').filter({ has: page.locator('form') });
      await form.getByRole('textbox').first().waitFor();
      return 'screen';
    },
  },
  {
    name: 'marking',
    path: 'marking',
    take: async ({ page }) => {
      await press(page, /^查看答卷/);
      const panel = page.getByRole('dialog', { name: /^答卷/ });
      const points = panel.getByRole('textbox', { name: /给分$/ }).first();
      await points.fill('8');
      await points.scrollIntoViewIfNeeded();
      await decoded(panel);
      return 'screen';
    },
  },
  {
    name: 'appeal',
    path: 'appeals',
    take: async ({ page }) => {
      await press(page, /^查看答卷/);
      await page
        .getByRole('textbox', { name: '答复内容' })
        .fill('题干要求写中文全称，缩写不算，得分维持 10 分。');
      return 'screen';
    },
  },
  {
    name: 'case',
    path: 'cases',
    take: async ({ page }) => {
      await press(page, /^查看 /);
      const panel = page.getByRole('dialog', { name: '病例' });
      await panel.getByRole('button', { name: '通过并公开' }).waitFor();
      await decoded(panel);
      return 'screen';
    },
  },
  {
    name: 'share-link',
    path: 'content/landing',
    take: async ({ page }) => {
      await press(page, /^修改/);
      await press(page, '分享链接');
      const dialog = panelOf(page, '分享链接');
      await dialog.getByRole('radio', { name: '海报' }).check();
      await dialog.getByRole('img', { name: '分享链接的二维码' }).waitFor();
      return dialog;
    },
  },
  {
    name: 'share-blocks',
    path: 'share-pages',
    take: async ({ page }) => {
      await page
        .getByRole('listitem', { name: '秋季学习周' })
        .getByRole('link', { name: '编辑区块' })
        .click();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'content',
    path: 'content/product',
    take: async ({ page }) => {
      await page.getByRole('table').first().getByRole('row').nth(1).waitFor();
      return 'screen';
    },
  },
  {
    name: 'content-form',
    path: 'content/product',
    take: async ({ page }) => {
      await press(page, /^修改/);
      const form = page.getByRole('dialog').filter({ has: page.locator('form') });
      await form.getByRole('textbox').first().waitFor();
      return 'screen';
    },
  },
  {
    name: 'content-import',
    path: 'content/help_question',
    take: async ({ page }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page, '导出表格'),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
      const lines = Buffer.concat(chunks).toString('utf8').split('\r\n').slice(0, 4);
      const buffer = Buffer.from(lines.join('\r\n').replace('"是"', '"否"'));
      await press(page, '导入表格');
      const dialog = page.getByRole('dialog', { name: /导入/ });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer });
      await dialog
        .getByText(/将|没有/)
        .first()
        .waitFor();
      return panelOf(page, /导入/);
    },
  },
];
