import { PASSWORD, type Picture, panelOf, press } from './stage.ts';

export const accountPictures: readonly Picture[] = [
  {
    name: 'second-factor',
    path: '',
    take: async ({ page }) => {
      await press(page, /^admin/);
      await page.getByRole('menuitem', { name: /^二次验证/ }).click();
      const dialog = panelOf(page, '二次验证');
      await dialog.getByLabel('现在的密码').fill(PASSWORD);
      await dialog.getByRole('button', { name: '下一步' }).click();
      await dialog.getByRole('img', { name: '二次验证的二维码' }).waitFor();
      return dialog;
    },
  },
  {
    name: 'roles',
    path: 'accounts/roles',
    take: async ({ page }) => {
      await page.getByRole('cell', { name: '财务' }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'role',
    path: 'accounts/roles',
    take: async ({ page }) => {
      await press(page, '新建角色');
      const dialog = panelOf(page, '新建角色');
      await dialog.getByLabel('角色名').fill('审核组');
      return dialog;
    },
  },
  {
    name: 'accounts',
    path: 'accounts',
    take: async ({ page }) => {
      await page.getByRole('row', { name: /admin/ }).waitFor();
      return 'screen';
    },
  },
  {
    name: 'audit',
    path: 'audit',
    take: async ({ page }) => {
      await page.getByRole('table').first().getByRole('row').nth(1).waitFor();
      return 'screen';
    },
  },
];
