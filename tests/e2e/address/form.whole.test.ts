import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveAddress } from '#schemas/address/endpoints.ts';
import { pressButtonWith, tapTwice } from '../harness/gestures.ts';
import { installMessenger, strict, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { addressesOn, fillIn } from '../harness/visits/address.ts';
import { visitAs } from '../harness/visits/course.ts';

const site = onSite();
const { visit, give, stored } = addressesOn(site);

/** How many layers' entries lie above the page's own one. */
const layersOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object(history.state).layers);

/** The form of a new address, as it is reached from the list. */
const visitForm = async (options: Partial<Parameters<typeof visitAs>[2]> = {}) => {
  const page = await visitAs(site, 'demo_plain', { path: '/address', ...options });
  await page.getByRole('link', { name: '新增收货地址' }).click();
  return page;
};

describe('a new address', () => {
  test('names what is missing, and is saved once however fast it is sent', async () => {
    const page = await visit('/set');
    await page.getByRole('link', { name: '收货地址' }).click();
    await page.getByText('还没有收货地址').waitFor();
    await page.getByRole('link', { name: '新增收货地址' }).click();
    await page.getByLabel('手机号').fill('1381234');
    await page.getByLabel('收货人').focus();
    await page.getByText('请填写正确的 11 位手机号').waitFor();
    await pressButtonWith(page, '保存');
    await page.getByText('请选择所在地区').waitFor();
    await fillIn(page);
    await page.getByRole('radio', { name: '公司' }).check();
    await tapTwice(page.getByRole('button', { name: '保存' }), saveAddress.path);
    await page.getByRole('article', { name: '林静' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/address');
    expect(await page.getByRole('article').innerText()).toContain('138****5678');
    expect(await stored()).toMatchObject([
      {
        ...{ receiver: '林静', phone: '13812345678', tag: '公司', isDefault: true },
        ...{ province: '广东省', city: '深圳市', county: '南山区', detail: '科技园 1 号楼 502' },
      },
    ]);
    await page.getByRole('button', { name: '返回' }).click();
    await page.locator('[data-page="/set"]').waitFor();
  });

  test('waits on the phone until it is saved', async () => {
    const page = await visitForm();
    await fillIn(page);
    // the entry of the regions' panel has gone, the one of the unsaved form has stayed
    await expect.poll(() => layersOf(page)).toBe(1);
    await page.reload();
    await page.getByText('已恢复上次没有保存的内容').waitFor();
    await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('林静');
    await expect
      .poll(() => page.getByRole('combobox', { name: '所在地区' }).innerText())
      .toBe('广东省 深圳市 南山区');
    await pressButtonWith(page, '保存');
    await page.getByRole('article', { name: '林静' }).waitFor();
    await page.getByRole('link', { name: '新增收货地址' }).click();
    expect(await page.getByLabel('收货人').inputValue()).toBe('');
  });

  test('is kept where the server cannot be reached, and saved on the next try', async () => {
    const page = await visitForm({ expected: [/Failed to load resource/] });
    await fillIn(page);
    await page.route('**/v1/address/save', (route) => route.abort(), { times: 1 });
    await pressButtonWith(page, '保存');
    await page.getByRole('alert').filter({ hasText: '没有保存成功' }).waitFor();
    expect(await page.getByLabel('详细地址').inputValue()).toBe('科技园 1 号楼 502');
    await pressButtonWith(page, '保存');
    await page.getByRole('article', { name: '林静' }).waitFor();
    expect(await stored()).toHaveLength(1);
  });

  test('is recognised in a pasted text', async () => {
    const page = await visitForm();
    await page
      .getByLabel('智能识别')
      .fill('收货人：陈小明\n电话：13987654321\n地址：广东深圳南山区科技园 A 栋 1201');
    await pressButtonWith(page, '识别并填入');
    await page.getByText('已填入姓名、手机号、地区、详细地址，请核对').waitFor();
    await pressButtonWith(page, '保存');
    await page.getByRole('article', { name: '陈小明' }).waitFor();
    expect(await stored()).toMatchObject([{ county: '南山区', detail: '科技园 A 栋 1201' }]);
  });

  test('comes from the messenger, inside it alone', async () => {
    const outside = await visit('/appendAddr');
    await outside.getByLabel('收货人').waitFor();
    expect(await outside.getByRole('button', { name: '从微信导入' }).count()).toBe(0);
    const page = await visitAs(site, 'demo_plain', {
      path: '/appendAddr',
      userAgent: userAgents.android,
      prepare: (opened) =>
        installMessenger(opened, strict.android, {
          editAddress: {
            errMsg: 'editAddress:ok',
            ...{ userName: '周明远', telNumber: '13900000002', addressDetailInfo: '文三路 268 号' },
            ...{ proviceFirstStageName: '浙江省', addressCitySecondStageName: '杭州市' },
            addressCountiesThirdStageName: '西湖区',
          },
        }),
    });
    await pressButtonWith(page, '从微信导入');
    await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('周明远');
    await expect
      .poll(() => page.getByRole('combobox', { name: '所在地区' }).innerText())
      .toBe('浙江省 杭州市 西湖区');
  });
});

describe('leaving a form', () => {
  test('asks about what is unsaved, also on the phone’s own way back', async () => {
    const [id] = await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await page.getByLabel('收货人').fill('改了名字');
    await page.goBack();
    await pressButtonWith(page, '继续填写');
    expect(await page.getByLabel('收货人').inputValue()).toBe('改了名字');
    await page.goBack();
    await page.getByRole('button', { name: '放弃修改' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/edit/${id}`);
    await pressButtonWith(page, '放弃修改');
    await page.getByRole('article', { name: '收货人1' }).waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe('/address');
  });

  test('asks again on a step back that comes as fast as the answer before it', async () => {
    await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await page.getByLabel('收货人').fill('改了名字');
    for (const time of ['once', 'twice', 'thrice']) {
      await page.goBack();
      await page.getByRole('button', { name: '继续填写' }).evaluate((button: HTMLElement) => {
        button.click();
        history.back();
      });
      await page.getByRole('button', { name: '放弃修改' }).waitFor();
      await pressButtonWith(page, '继续填写');
      await expect.poll(() => layersOf(page), { message: time }).toBe(1);
    }
    expect(await page.getByLabel('收货人').inputValue()).toBe('改了名字');
  });

  test('does not ask where nothing was changed', async () => {
    await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await page.getByLabel('收货人').waitFor();
    await page.goBack();
    await page.getByRole('article', { name: '收货人1' }).waitFor();
  });

  test('keeps or drops the draft of a new one', async () => {
    const page = await visitForm();
    await page.getByLabel('收货人').fill('林静');
    await page.getByRole('button', { name: '返回' }).click();
    await pressButtonWith(page, '保留草稿并离开');
    await page.getByRole('link', { name: '新增收货地址' }).click();
    await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('林静');
    await page.getByLabel('详细地址').fill('科技园');
    await page.goBack();
    await pressButtonWith(page, '不保留，离开');
    await page.getByRole('link', { name: '新增收货地址' }).click();
    await page.getByLabel('收货人').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('');
  });

  test('leads to the list where nothing lies before the form, also after a reload', async () => {
    const opener = await visit('/address');
    const opening = opener.waitForEvent('popup');
    await opener.evaluate(() => void window.open('/appendAddr'));
    const page = await opening;
    await page.getByLabel('收货人').fill('林静');
    await page.reload();
    await page.getByLabel('详细地址').fill('科技园');
    await page.goBack();
    await pressButtonWith(page, '保留草稿并离开');
    await page.getByText('还没有收货地址').waitFor();
  });
});
