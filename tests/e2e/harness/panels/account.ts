import { CANCELLATION_WORDS } from '#schemas/cancellation/fields.ts';
import type { Database } from '#server/db/database.ts';
import { certificationTable } from '#server/db/tables/certification.ts';
import { pressButtonWith } from '../gestures.ts';
import { asJpeg } from '../test-pictures.ts';
import { memberIdOf } from '../visits/course.ts';
import { button, buttonWith, inDialog, type PanelCase, panel, tapOutside } from './panel.ts';

export const ofAccount: readonly PanelCase[] = [
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
    of: 'src/pages/membership/plans/view.tsx',
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
    close: tapOutside,
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
export const ofPlain = async (db: Database): Promise<readonly PanelCase[]> => {
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
      of: 'src/entities/support/contacts.tsx',
      as: 'demo_plain',
      path: '/questionnaire_certification',
      open: button('联系客服'),
      close: inDialog('关闭'),
    }),
  ];
};
