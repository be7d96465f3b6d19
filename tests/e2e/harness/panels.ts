import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import type { Database } from '../../../server/db/database.ts';
import { orderTable } from '../../../server/db/tables/order.ts';
import { exampleAddresses } from './examples/examples.ts';
import { pressButton, pressButtonWith } from './gestures.ts';
import { asJpeg } from './test-pictures.ts';
import { findProduct, grantProduct, memberIdOf } from './visits/course.ts';
import { demoRoom, liveKey, log } from './visits/live.ts';

/** Something that opens above a page. */
export type PanelCase = {
  name: string;
  /** The demo member whose page it is; '' for a visitor. */
  as: '' | 'demo_vip' | 'demo_teacher';
  path: string;
  /** Puts the page, each time it is loaded, into the state in which it can be opened. */
  before?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  /** What stands while it is open. */
  shown: (page: Page) => Locator;
  /** Its own way to close. */
  close: (page: Page) => Promise<unknown>;
};

const dialog = (page: Page) => page.locator('dialog[open]').last();
const button = (name: string) => (page: Page) => pressButton(page, name);
const buttonWith = (part: string | RegExp) => (page: Page) => pressButtonWith(page, part);
const first = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const inDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** A tap on the dim ground above what lies at the foot of the screen. */
const beside = (page: Page) => page.mouse.click(187, 20);
const pressEscape = (page: Page) => page.keyboard.press('Escape');

type Own = Partial<PanelCase> & Pick<PanelCase, 'name' | 'path' | 'open'>;

/** A dialog of a card holder that its bar's 返回 closes, unless said otherwise. */
const panel = (own: Own): PanelCase => ({
  as: 'demo_vip',
  shown: dialog,
  close: inDialog('返回'),
  ...own,
});

const ofAccount: readonly PanelCase[] = [
  panel({ name: '用户协议', as: '', path: '/login', open: button('《用户协议》') }),
  panel({ name: '隐私政策', as: '', path: '/login', open: button('《隐私政策》') }),
  panel({
    name: '忘记密码',
    as: '',
    path: '/login',
    before: (page) => page.getByRole('tab', { name: '密码登录' }).click(),
    open: button('忘记密码？'),
  }),
  panel({ name: '退出登录', path: '/set', open: button('退出登录'), close: inDialog('取消') }),
  panel({ name: '登录管理', path: '/set', open: buttonWith('登录管理') }),
  panel({ name: '会员购买协议', path: '/upgradeMember', open: button('《购买协议》') }),
  panel({ name: '今日海报', path: '/sign', open: buttonWith('今日海报') }),
  panel({
    name: '选择地区',
    path: '/appendAddr',
    open: (page) => page.getByRole('combobox', { name: '所在地区' }).click(),
    close: beside,
  }),
  panel({
    name: '选择科室',
    path: '/loginform',
    open: (page) => page.getByRole('combobox', { name: '科室' }).click(),
  }),
  panel({
    name: '裁剪头像',
    path: '/editheader',
    open: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await pressButtonWith(page, '从相册选择或拍照');
      const buffer = await asJpeg(page, 600, 600);
      await (await chooser).setFiles({ name: 'a', mimeType: 'image/jpeg', buffer });
    },
    shown: (page) => page.getByRole('heading', { name: '裁剪头像' }),
    close: button('返回'),
  }),
];

const ofLists = (at: (pattern: string) => string): readonly PanelCase[] => [
  panel({ name: '清空学习记录', path: '/viewRecord', open: button('清空'), close: pressEscape }),
  panel({
    name: '清空搜索历史',
    path: '/searchHistory',
    before: async (page) => {
      await page.getByRole('searchbox').fill('心电图');
      await page.getByRole('searchbox').press('Enter');
      await page.locator('[data-page="/index_search/:keyword"]').waitFor();
      await page.goBack();
    },
    open: button('清空'),
    close: beside,
  }),
  panel({
    name: '消息操作',
    path: at('/message'),
    open: first(/^更多操作/),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除消息',
    path: at('/msgDetail'),
    open: button('删除'),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除地址',
    path: at('/edit/:id'),
    open: button('删除地址'),
    close: inDialog('取消'),
  }),
  panel({
    name: '图片',
    path: at('/newsInfo'),
    open: (page) => page.locator('main p img').first().click(),
    shown: (page) => page.locator('.pswp'),
    close: button('关闭'),
  }),
];

const ofCourses = async (
  db: Database,
  memberId: number,
  at: (pattern: string) => string,
): Promise<readonly PanelCase[]> => {
  const video = await findProduct(db, { type: 0, mediaKey: 'slides', priceFen: 0, noSkip: false });
  const audio = await findProduct(db, { type: 1, mediaKey: 'music', priceFen: 0 });
  const column = at('/specialDetail/:product/:chapter/courseContent/:lesson');
  const text = at('/textDetail/:id');
  for (const address of [column, text, at('/coursereview')])
    await grantProduct(db, memberId, Number(/\d+/.exec(address)?.[0]));
  const stopped = async (page: Page) => {
    await pressButton(page, '播放');
    await page.getByRole('region', { name: /^视频：/ }).hover();
    await pressButton(page, '暂停');
  };
  const onVideo = { path: `/coursedet/${video.id}`, before: stopped };
  const onAudio = { path: `/coursedet/${audio.id}`, close: beside };
  return [
    panel({ name: '目录', path: column, open: button('目录') }),
    panel({ name: '字号', path: text, open: button('字号'), close: beside }),
    panel({ name: '写评价', path: at('/coursereview'), open: first(/写评价|修改我的评价/) }),
    panel({
      ...onVideo,
      name: '视频倍速',
      open: buttonWith(/^倍速/),
      shown: (page) => page.getByRole('button', { name: /^倍速/, expanded: true }),
      close: buttonWith(/^倍速/),
    }),
    panel({
      ...onVideo,
      name: '全屏',
      open: button('全屏'),
      shown: (page) => page.getByRole('button', { name: '退出全屏' }),
      close: button('退出全屏'),
    }),
    panel({ ...onAudio, name: '音频倍速', open: buttonWith(/倍速$/) }),
    // sound goes on after its page has been left
    panel({
      ...onAudio,
      name: '定时关闭',
      before: buttonWith(/^(?:播放|暂停)$/),
      open: buttonWith(/^定时/),
    }),
  ];
};

const ofOrders = async (
  db: Database,
  memberId: number,
  at: (pattern: string) => string,
): Promise<readonly PanelCase[]> => {
  const own = eq(orderTable.memberId, memberId);
  await db.update(orderTable).set({ agreement: 1 }).where(own);
  return [
    panel({ name: '购买协议', path: at('/order_submit/:id'), open: button('《购买协议》') }),
    panel({ name: '选择优惠券', path: at('/order_submit/:id'), open: buttonWith(/^优惠券/) }),
    panel({ name: '订单协议', path: at('/orderdetail/:id'), open: buttonWith(/^购买协议/) }),
  ];
};

const ofRooms = async (db: Database): Promise<readonly PanelCase[]> => [
  panel({
    name: '直播密码',
    path: `/zhibodet?id=${await liveKey(db, demoRoom.password)}`,
    open: button('输入密码'),
    close: beside,
  }),
  panel({
    name: '聊天消息',
    path: `/zhiboing/${await liveKey(db, demoRoom.free)}`,
    open: (page) => log(page).getByRole('button').first().click(),
    close: beside,
  }),
  panel({
    name: '聊天管理',
    as: 'demo_teacher',
    path: `/zhiboing/${await liveKey(db, demoRoom.ownTeacher)}`,
    open: button('管理'),
    close: beside,
  }),
];

/** Every kind of panel, viewer and menu, on a page where it can be opened. */
export const panelCases = async (db: Database): Promise<readonly PanelCase[]> => {
  const memberId = await memberIdOf(db, 'demo_vip');
  const addresses = await exampleAddresses(db, memberId);
  const at = (pattern: string): string => {
    const address = addresses[pattern];
    if (!address) throw new Error(`no example for ${pattern}`);
    return address;
  };
  return [
    ...ofAccount,
    ...ofLists(at),
    ...(await ofCourses(db, memberId, at)),
    ...(await ofOrders(db, memberId, at)),
    ...(await ofRooms(db)),
  ];
};
