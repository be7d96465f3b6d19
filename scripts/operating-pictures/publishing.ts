import {
  addAccount,
  giveUp,
  openConsole,
  openPublishing,
  type Picture,
  panelOf,
  press,
  rearrange,
  retitle,
  saved,
} from './stage.ts';

const NEWS = '资讯列表';
const DAY = 86_400_000;

/** A time `days` from now in China, as `2026-11-24T09:30`. */
const field = (days: number, clock: string): string =>
  `${new Date(Date.now() + days * DAY + DAY / 3).toISOString().slice(0, 10)}T${clock}`;

type Plan = { title: string; from: string; until: string; note: string };

export const publishingPictures: readonly Picture[] = [
  {
    name: 'publish',
    path: '',
    take: async ({ page }) => {
      await rearrange(page);
      await saved(page);
      const dialog = await openPublishing(page);
      await page.getByLabel('备注（可不填）').fill('周末预热');
      return dialog;
    },
  },
  {
    name: 'partial',
    path: '',
    take: async ({ page }) => {
      const dialog = await openPublishing(page);
      await dialog.getByRole('checkbox', { name: /直播标题 关闭/ }).uncheck();
      await dialog.getByText('有 1 处不发布，留在草稿里').waitFor();
      return dialog;
    },
  },
  {
    name: 'guards',
    path: 'settings/banners',
    take: async ({ page }) => {
      await page.getByLabel('链接').first().fill('/nowhere');
      await page.getByRole('link', { name: '底部标签' }).click();
      for (const tab of await page.getByRole('switch', { name: '显示' }).all()) await tab.click();
      await saved(page);
      const dialog = await openPublishing(page);
      await dialog.getByRole('button', { name: /^底部标签全部关闭了/ }).waitFor();
      await dialog.getByRole('button', { name: /链接 \/nowhere 不是学员端的页面/ }).waitFor();
      return dialog;
    },
  },
  {
    name: 'schedules',
    path: '',
    take: async ({ page }) => {
      await giveUp(page);
      const plan = async ({ title, from, until, note }: Plan) => {
        await page.getByRole('link', { name: '首页编辑' }).click();
        await retitle(page, NEWS, title);
        const dialog = await openPublishing(page);
        await dialog.getByRole('radio', { name: '定时发布' }).check();
        await dialog.getByLabel('开始时间').fill(from);
        await dialog.getByLabel(/^结束时间/).fill(until);
        await dialog.getByLabel('备注（可不填）').fill(note);
        await dialog.getByRole('button', { name: '定时发布', exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      const morning = { from: field(2, '09:30'), until: field(2, '18:00') };
      await plan({ title: '早间要闻', ...morning, note: '早间活动' });
      const noon = { from: field(2, '12:00'), until: field(3, '12:00') };
      await plan({ title: '午间要闻', ...noon, note: '午间活动' });
      await page.getByRole('link', { name: '发布记录' }).click();
      const calendar = page.getByRole('region', { name: '排期日历' });
      await calendar.getByText('00:00 至 12:00').waitFor();
      await page.getByRole('region', { name: '定时发布', exact: true }).scrollIntoViewIfNeeded();
      return 'screen';
    },
  },
  {
    name: 'rollback',
    path: '',
    take: async ({ page }) => {
      await retitle(page, '优质内容', '本周精选');
      const dialog = await openPublishing(page);
      await page.getByLabel('备注（可不填）').fill('周末预热');
      await dialog.getByRole('button', { name: '发布', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: '发布记录' }).click();
      await page.getByRole('button', { name: '回滚', exact: true }).last().click();
      await panelOf(page, /^回滚到第/)
        .getByRole('listitem')
        .first()
        .waitFor();
      return 'screen';
    },
  },
  {
    name: 'compare',
    path: 'releases',
    take: async ({ page }) => {
      await page.getByRole('button', { name: '并排比较' }).last().click();
      const dialog = page.getByRole('dialog', { name: '并排比较' });
      await dialog
        .getByRole('region', { name: '从左边到右边的不同' })
        .getByRole('button')
        .first()
        .click();
      for (const side of ['左边', '右边'])
        await page
          .frameLocator(`iframe[title="${side}的首页"]`)
          .locator('[data-section][data-state=ready] img')
          .first()
          .waitFor();
      return 'screen';
    },
  },
  {
    name: 'conflict',
    path: '',
    take: async (stage) => {
      const { page } = stage;
      const password = await addAccount(page, '小周');
      const other = await openConsole(stage, '小周', password);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/operator/api/save-draft', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByLabel(`${NEWS}的标题`).fill('每日资讯');
      await retitle(other, NEWS, '医学快报');
      release();
      const dialog = panelOf(page, '小周和你改了同一处');
      await dialog.getByText(`${NEWS} · 标题`).waitFor();
      await other.context().close();
      return dialog;
    },
    clear: async ({ page }) => {
      await press(page, '按所选合并');
      await saved(page);
      await giveUp(page);
    },
  },
];
