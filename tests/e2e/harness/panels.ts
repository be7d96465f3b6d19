import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { CANCELLATION_WORDS } from '../../../schemas/cancellation/fields.ts';
import type { Database } from '../../../server/db/database.ts';
import { certificationTable } from '../../../server/db/tables/certification.ts';
import { lesson } from '../../../server/db/tables/course.ts';
import { noteTable } from '../../../server/db/tables/note.ts';
import { orderTable } from '../../../server/db/tables/order.ts';
import { refund } from '../../../server/db/tables/refund.ts';
import { relation } from '../../../server/db/tables/relation.ts';
import { teacher } from '../../../server/db/tables/teacher.ts';
import { exampleAddresses } from './examples/examples.ts';
import { firstId } from './examples/first-row.ts';
import { pressButton, pressButtonWith } from './gestures.ts';
import { asJpeg } from './test-pictures.ts';
import { findProduct, grantProduct, memberIdOf } from './visits/course.ts';
import { demoRoom, liveKey, log } from './visits/live.ts';
import { findCourse, insertOrder } from './visits/order.ts';

/** Whose pages panels open on: demo members, and '' for a visitor. */
export const panelPeople = ['', 'demo_vip', 'demo_plain', 'demo_teacher'] as const;

/** Something that opens above a page. */
export type PanelCase = {
  name: string;
  /** The module that opens it. */
  of: string;
  as: (typeof panelPeople)[number];
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
/** Leaves a draft on the phone, as a form that was not sent does. */
const writeDraft = (memberId: string) => {
  // whose it is, is known to the phone once the member's own data have come
  for (const owner of ['', memberId])
    localStorage.setItem(`DRAFT:${owner}:panel`, JSON.stringify({ at: Date.now(), value: '' }));
};

type Own = Partial<PanelCase> & Pick<PanelCase, 'name' | 'of' | 'path' | 'open'>;

/** A dialog of a card holder that its bar's 返回 closes, unless said otherwise. */
const panel = (own: Own): PanelCase => ({
  as: 'demo_vip',
  shown: dialog,
  close: inDialog('返回'),
  ...own,
});

const ofAccount: readonly PanelCase[] = [
  panel({
    name: '用户协议',
    of: 'src/entities/site/legal.tsx',
    as: '',
    path: '/login',
    open: button('《用户协议》'),
  }),
  panel({
    name: '隐私政策',
    of: 'src/entities/site/legal.tsx',
    as: '',
    path: '/login',
    open: button('《隐私政策》'),
  }),
  panel({
    name: '忘记密码',
    of: 'src/pages/login/login/view.tsx',
    as: '',
    path: '/login',
    before: (page) => page.getByRole('tab', { name: '密码登录' }).click(),
    open: button('忘记密码？'),
  }),
  panel({
    name: '退出登录',
    of: 'src/pages/member/settings/log-out-question.tsx',
    path: '/set',
    open: button('退出登录'),
    close: inDialog('取消'),
  }),
  panel({
    name: '登录管理',
    of: 'src/pages/member/settings/sessions-row.tsx',
    path: '/set',
    open: buttonWith('登录管理'),
  }),
  panel({
    name: '会员购买协议',
    of: 'src/pages/membership/plans/purchase-agreement.tsx',
    path: '/upgradeMember',
    open: button('《购买协议》'),
  }),
  panel({
    name: '今日海报',
    of: 'src/pages/points/poster/card.tsx',
    path: '/sign',
    open: buttonWith('今日海报'),
  }),
  panel({
    name: '选择地区',
    of: 'src/ui/form/region/field.tsx',
    path: '/appendAddr',
    open: (page) => page.getByRole('combobox', { name: '所在地区' }).click(),
    close: beside,
  }),
  panel({
    name: '选择科室',
    of: 'src/ui/form/pick/field.tsx',
    path: '/loginform',
    open: (page) => page.getByRole('combobox', { name: '科室' }).click(),
  }),
  panel({
    name: '裁剪头像',
    of: 'src/pages/member/portrait/view.tsx',
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

/** Of a member who may end the account, and who waits to be certified as a doctor. */
const ofPlain = async (db: Database): Promise<readonly PanelCase[]> => {
  const application = {
    name: '林静',
    hospital: '市立医院',
    department: '心内科',
    jobTitle: '医师',
  };
  await db
    .insert(certificationTable)
    .values({ ...application, memberId: await memberIdOf(db, 'demo_plain'), sentAt: new Date() });
  return [
    panel({
      name: '注销账号',
      of: 'src/pages/cancellation/form.tsx',
      as: 'demo_plain',
      path: '/cancellation',
      before: (page) => page.getByLabel(/确认$/).fill(CANCELLATION_WORDS),
      open: button('申请注销'),
      close: inDialog('再想想'),
    }),
    panel({
      name: '认证客服',
      of: 'src/pages/certification/support.tsx',
      as: 'demo_plain',
      path: '/questionnaire_certification',
      open: button('联系客服'),
      close: inDialog('关闭'),
    }),
  ];
};

const ofLists = (at: (pattern: string) => string): readonly PanelCase[] => [
  panel({
    name: '清空学习记录',
    of: 'src/pages/course/own/viewed/view.tsx',
    path: '/viewRecord',
    open: button('清空'),
    close: pressEscape,
  }),
  panel({
    name: '清空搜索历史',
    of: 'src/pages/search/entry/entry.tsx',
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
    of: 'src/pages/message/list/actions.tsx',
    path: at('/message'),
    open: first(/^更多操作/),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除消息',
    of: 'src/pages/message/remove-question.tsx',
    path: at('/msgDetail'),
    open: button('删除'),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除地址',
    of: 'src/pages/address/remove-question.tsx',
    path: at('/edit/:id'),
    open: button('删除地址'),
    close: inDialog('取消'),
  }),
  panel({
    name: '图片',
    of: 'src/ui/media/picture-viewer.ts',
    path: at('/newsInfo'),
    open: (page) => page.locator('main p img').first().click(),
    shown: (page) => page.locator('.pswp'),
    close: button('关闭'),
  }),
];

const ofTeachers = async (db: Database, memberId: number): Promise<readonly PanelCase[]> => {
  const id = await firstId(db, teacher);
  const follow = { memberId, kind: 'follow', target: 'teacher', targetId: id } as const;
  await db.insert(relation).values(follow).onConflictDoNothing();
  return [
    panel({
      name: '不再关注',
      of: 'src/entities/teacher/unfollow-question.tsx',
      path: `/teacherDetail?id=${id}`,
      open: buttonWith(/^已关注/),
      close: inDialog('继续关注'),
    }),
  ];
};

/** What is written on lessons: the member's own notes and questions, and somebody else's. */
const ofWritten = async (
  db: Database,
  memberId: number,
  at: (pattern: string) => string,
): Promise<readonly PanelCase[]> => {
  const lessonId = await firstId(db, lesson);
  await db.insert(noteTable).values({ memberId, lessonId, text: '先看节律', at: new Date() });
  const [product] = await db.select().from(lesson).where(eq(lesson.id, lessonId));
  await grantProduct(db, memberId, product?.productId ?? 0);
  return [
    panel({
      name: '修改笔记',
      of: 'src/entities/note/panel.tsx',
      path: '/notes',
      open: first('修改'),
    }),
    panel({
      name: '删除笔记',
      of: 'src/pages/note/remove-question.tsx',
      path: '/notes',
      open: first('删除'),
      close: inDialog('取消'),
    }),
    panel({
      name: '写回答',
      of: 'src/pages/question/detail/answer-sheet.tsx',
      path: at('/question'),
      open: button('写回答'),
    }),
    panel({
      name: '删除提问',
      of: 'src/pages/question/detail/entry-question.tsx',
      path: at('/question'),
      open: first('删除'),
      close: inDialog('取消'),
    }),
  ];
};

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
    panel({
      name: '目录',
      of: 'src/pages/course/lesson/use-lesson-list.tsx',
      path: column,
      open: button('目录'),
    }),
    panel({
      name: '字号',
      of: 'src/pages/course/lesson/text/size-button.tsx',
      path: text,
      open: button('字号'),
      close: beside,
    }),
    panel({
      name: '写评价',
      of: 'src/pages/course/review/sheet.tsx',
      path: at('/coursereview'),
      open: first(/写评价|修改我的评价/),
    }),
    panel({
      ...onVideo,
      name: '视频倍速',
      of: 'src/ui/player/controls/controls.tsx',
      open: buttonWith(/^倍速/),
      shown: (page) => page.getByRole('button', { name: /^倍速/, expanded: true }),
      close: buttonWith(/^倍速/),
    }),
    panel({
      ...onVideo,
      name: '全屏',
      of: 'src/ui/player/video/use-enlarged.ts',
      open: button('全屏'),
      shown: (page) => page.getByRole('button', { name: '退出全屏' }),
      close: button('退出全屏'),
    }),
    panel({
      ...onAudio,
      name: '音频倍速',
      of: 'src/pages/course/lesson/audio/tools.tsx',
      open: buttonWith(/倍速$/),
    }),
    panel({
      name: '筛选',
      of: 'src/entities/filter/sheet.tsx',
      path: '/courseList',
      open: button('筛选'),
      close: beside,
    }),
    panel({
      name: '分享',
      of: 'src/entities/share/panel.tsx',
      path: at('/courseDetail/:id'),
      open: button('分享'),
      close: inDialog('取消'),
    }),
    panel({
      name: '分享海报',
      of: 'src/entities/share/panel.tsx',
      path: at('/courseDetail/:id'),
      open: async (page) => {
        await pressButton(page, '分享');
        await pressButton(page, '生成海报');
      },
      shown: (page) => page.getByRole('dialog', { name: '分享海报' }),
    }),
    panel({
      ...onVideo,
      name: '问答',
      of: 'src/pages/course/lesson/question/panel.tsx',
      open: button('问答'),
    }),
    panel({
      ...onVideo,
      name: '记笔记',
      of: 'src/entities/note/panel.tsx',
      open: buttonWith(/记笔记/),
    }),
    // sound goes on after its page has been left
    panel({
      ...onAudio,
      name: '定时关闭',
      of: 'src/pages/course/lesson/audio/tools.tsx',
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
  const unpaid = Number(/\d+/.exec(at('/order_pay/:id'))?.[0]);
  const course = await findCourse(db);
  const bought = await insertOrder(db, memberId, course);
  const asked = await insertOrder(db, memberId, course);
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  await db.insert(refund).values({
    ...{ orderId: asked, refundNo: `panel-${asked}`, kind: 'member', state: 'requested' },
    ...{ amountFen: 0, askedAt: now, sendAt: later },
  });
  return [
    panel({
      name: '购买协议',
      of: 'src/pages/order/agreement-panel.tsx',
      path: at('/order_submit/:id'),
      open: button('《购买协议》'),
    }),
    panel({
      name: '选择优惠券',
      of: 'src/pages/order/submit/choice/coupon.tsx',
      path: at('/order_submit/:id'),
      open: buttonWith(/^优惠券/),
    }),
    panel({
      name: '取消订单',
      of: 'src/pages/order/question.tsx',
      path: `/orderdetail/${unpaid}`,
      open: button('取消订单'),
      close: inDialog('再想想'),
    }),
    panel({
      name: '删除订单',
      of: 'src/pages/order/question.tsx',
      path: at('/orderdetail/:id'),
      open: button('删除订单'),
      close: inDialog('保留'),
    }),
    panel({
      name: '申请退款',
      of: 'src/pages/refund/question.tsx',
      path: `/tuikuan?id=${bought}`,
      before: (page) => page.getByText('其他原因').click(),
      open: button('提交退款申请'),
      close: inDialog('再想想'),
    }),
    panel({
      name: '撤销退款',
      of: 'src/pages/refund/withdraw.tsx',
      path: `/tuikuan?id=${asked}`,
      open: button('撤销申请'),
      close: inDialog('继续退款'),
    }),
    panel({
      name: '清除缓存',
      of: 'src/pages/member/settings/clear-cache-row.tsx',
      path: '/set',
      before: (page) => page.evaluate(writeDraft, String(memberId)),
      open: button('清除缓存'),
      close: pressEscape,
    }),
    panel({
      name: '订单协议',
      of: 'src/pages/order/agreement-panel.tsx',
      path: at('/orderdetail/:id'),
      open: buttonWith(/^购买协议/),
    }),
  ];
};

const ofRooms = async (db: Database): Promise<readonly PanelCase[]> => [
  panel({
    name: '直播密码',
    of: 'src/pages/live/detail/password-sheet.tsx',
    path: `/zhibodet?id=${await liveKey(db, demoRoom.password)}`,
    open: button('输入密码'),
    close: beside,
  }),
  panel({
    name: '聊天消息',
    of: 'src/pages/live/chat/entry-sheet.tsx',
    path: `/zhiboing/${await liveKey(db, demoRoom.free)}`,
    open: (page) => log(page).getByRole('button').first().click(),
    close: beside,
  }),
  panel({
    name: '聊天管理',
    of: 'src/pages/live/room/host-tools.tsx',
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
    ...(await ofPlain(db)),
    ...ofLists(at),
    ...(await ofTeachers(db, memberId)),
    ...(await ofWritten(db, memberId, at)),
    ...(await ofCourses(db, memberId, at)),
    ...(await ofOrders(db, memberId, at)),
    ...(await ofRooms(db)),
  ];
};
