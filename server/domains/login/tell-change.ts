import { settingsAddress } from '#schemas/member/addresses.ts';
import type { Database } from '../../db/database.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';

const changes = {
  password: { title: '登录密码已修改', body: '你的登录密码刚刚被设置或修改。' },
  phone: { title: '绑定手机号已更换', body: '你的账号刚刚绑定了新的手机号。' },
} as const;

const OTHERS = '如果不是你本人操作，请立即重设密码并联系客服。';

export const tellChange = async (
  tx: Database,
  memberId: number,
  what: keyof typeof changes,
  now: number,
): Promise<void> => {
  const { title, body } = changes[what];
  const news = { title, body: body + OTHERS, link: settingsAddress(), group: 'system' } as const;
  await notifyMember(tx, memberId, news, now);
};
