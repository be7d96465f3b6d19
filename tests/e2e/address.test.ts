import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { address } from '../../server/db/tables/address.ts';
import { installMessenger, strict, userAgents } from './messenger.ts';
import { onSite } from './site.ts';
import { memberIdOf, visitAs } from './study-visit.ts';
import { press } from './trade-visit.ts';

const site = onSite();

beforeEach(() => site.db.delete(address).then(() => undefined));

const visit = (path: string, as = 'demo_plain') => visitAs(site, as, { path });

const give = async (count: number, as = 'demo_plain') => {
  const memberId = await memberIdOf(site.db, as);
  const row = {
    ...{ memberId, phone: '13812345678', province: '广东省', city: '深圳市', county: '南山区' },
    ...{ detail: '科技园 1 号楼', savedAt: new Date() },
  };
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ ...row, receiver: `收货人${nth + 1}`, isDefault: nth === 0 },
  }));
  const added = await site.db.insert(address).values(rows).returning({ id: address.id });
  return added.map(({ id }) => id);
};

const receivers = (page: Page) => page.getByRole('article').locator('b').allInnerTexts();
const stored = () => site.db.select().from(address).orderBy(address.id);

/** The form of a new address, as it is reached from the list. */
const visitForm = async (options: Partial<Parameters<typeof visitAs>[2]> = {}) => {
  const page = await visitAs(site, 'demo_plain', { path: '/address', ...options });
  await page.getByRole('link', { name: '新增收货地址' }).click();
  return page;
};

const fillIn = async (page: Page) => {
  await page.getByLabel('收货人').fill('林静');
  await page.getByLabel('手机号').fill('138 1234 5678');
  await page.getByRole('combobox', { name: '所在地区' }).click();
  for (const name of ['广东省', '深圳市', '南山区']) await press(page, name);
  await page.getByLabel('详细地址').fill('科技园 1 号楼 502');
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
    await press(page, '保存');
    await page.getByText('请选择所在地区').waitFor();
    await fillIn(page);
    await page.getByRole('radio', { name: '公司' }).check();
    await page.getByRole('button', { name: '保存' }).dblclick();
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
    await page.reload();
    await page.getByText('已恢复上次没有保存的内容').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('林静');
    expect(await page.getByRole('combobox', { name: '所在地区' }).innerText()).toBe(
      '广东省 深圳市 南山区',
    );
    await press(page, '保存');
    await page.getByRole('article', { name: '林静' }).waitFor();
    await page.getByRole('link', { name: '新增收货地址' }).click();
    expect(await page.getByLabel('收货人').inputValue()).toBe('');
  });

  test('is kept where the server cannot be reached, and saved on the next try', async () => {
    const page = await visitForm({ expected: [/Failed to load resource/] });
    await fillIn(page);
    await page.route('**/v1/address/save', (route) => route.abort(), { times: 1 });
    await press(page, '保存');
    await page.getByRole('alert').filter({ hasText: '没有保存成功' }).waitFor();
    expect(await page.getByLabel('详细地址').inputValue()).toBe('科技园 1 号楼 502');
    await press(page, '保存');
    await page.getByRole('article', { name: '林静' }).waitFor();
    expect(await stored()).toHaveLength(1);
  });

  test('is recognised in a pasted text', async () => {
    const page = await visitForm();
    await page
      .getByLabel('智能识别')
      .fill('收货人：陈小明\n电话：13987654321\n地址：广东深圳南山区科技园 A 栋 1201');
    await press(page, '识别并填入');
    await page.getByText('已填入姓名、手机号、地区、详细地址，请核对').waitFor();
    await press(page, '保存');
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
    await press(page, '从微信导入');
    await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('周明远');
    expect(await page.getByRole('combobox', { name: '所在地区' }).innerText()).toBe(
      '浙江省 杭州市 西湖区',
    );
  });
});

describe('leaving a form', () => {
  test('asks about what is unsaved, also on the phone’s own way back', async () => {
    const [id] = await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await page.getByLabel('收货人').fill('改了名字');
    await page.goBack();
    await press(page, '继续填写');
    expect(await page.getByLabel('收货人').inputValue()).toBe('改了名字');
    await page.goBack();
    await page.getByRole('button', { name: '放弃修改' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/edit/${id}`);
    await press(page, '放弃修改');
    await page.getByRole('article', { name: '收货人1' }).waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe('/address');
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
    await press(page, '保留草稿并离开');
    await page.getByRole('link', { name: '新增收货地址' }).click();
    await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('林静');
    await page.getByLabel('详细地址').fill('科技园');
    await page.goBack();
    await press(page, '不保留，离开');
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
    await press(page, '保留草稿并离开');
    await page.getByText('还没有收货地址').waitFor();
  });
});

describe('the addresses', () => {
  test('change their default on two devices, and pass it on', async () => {
    await give(3);
    const phone = await visit('/address');
    const tablet = await visit('/address');
    await phone.getByRole('article', { name: '收货人2' }).getByText('设为默认').click();
    await expect.poll(() => receivers(phone)).toEqual(['收货人2', '收货人3', '收货人1']);
    await tablet.getByRole('article', { name: '收货人3' }).getByText('设为默认').click();
    await expect.poll(() => receivers(tablet)).toEqual(['收货人3', '收货人2', '收货人1']);
    await tablet.getByRole('article', { name: '收货人3' }).getByText('删除').click();
    await tablet.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => receivers(tablet)).toEqual(['收货人2', '收货人1']);
    expect((await stored()).filter(({ isDefault }) => isDefault)).toMatchObject([
      { receiver: '收货人2' },
    ]);
    await phone.getByRole('article', { name: '收货人3' }).getByText('设为默认').click();
    await phone.getByText('地址不存在').waitFor();
    await expect.poll(() => receivers(phone)).toEqual(['收货人2', '收货人1']);
  });

  test('of others are not there', async () => {
    const [foreign] = await give(1, 'demo_doctor');
    for (const id of [foreign, 999999, 'abc']) {
      const page = await visit(`/edit/${id}`);
      await page.getByText('地址不存在').waitFor();
      await page.getByRole('link', { name: '查看我的地址' }).click();
      await page.getByText('还没有收货地址').waitFor();
    }
  });

  test('are at most twenty', async () => {
    await give(20);
    const page = await visit('/address');
    await page.getByRole('button', { name: '最多保存 20 个地址' }).waitFor();
    await page.goto(`${site.server.origin}/appendAddr`);
    await fillIn(page);
    await press(page, '保存');
    await page.getByText('最多保存 20 个地址，请先删除不用的地址').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('林静');
  });

  test('are chosen for the page that asked, and for no foreign one', async () => {
    const [, second] = await give(2);
    const asked = `/address?select=1&r=${encodeURIComponent('/sign?from=shop#top')}`;
    const page = await visit(asked);
    await page.getByRole('button', { name: /收货人2/ }).click();
    await page.locator('[data-page="/sign"]').waitFor();
    expect(await page.evaluate(() => location.href.slice(location.origin.length))).toBe(
      `/sign?from=shop&address_id=${second}#top`,
    );
    const plain = await visit('/address?select=1&r=https%3A%2F%2Fevil.example%2F');
    await plain.getByRole('article', { name: '收货人1' }).waitFor();
    expect(await plain.getByRole('button', { name: /收货人1/ }).count()).toBe(0);
  });

  test('are removed from their own page too', async () => {
    const [id] = await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await press(page, '删除地址');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有收货地址').waitFor();
    expect(await site.db.$count(address, eq(address.id, id ?? 0))).toBe(0);
  });
});
