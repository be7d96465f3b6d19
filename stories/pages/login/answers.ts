import { registerAddress } from '#schemas/login/addresses.ts';
import { sendSmsCode } from '#schemas/login/endpoints.ts';
import { ownSessions } from '#schemas/login/session-endpoints.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { legalText, supportInfo } from '#schemas/site/text-endpoints.ts';
import { appVersion, siteInfo } from '#schemas/site/visit-endpoints.ts';

const account = { id: 7, nickname: '李明', avatar: '', phone: '138****1234', hasPassword: 1 };

/** The account of a member without phone and password. */
export const unbound = { [accountState.path]: { ...account, phone: '', hasPassword: 0 } };

const paragraph =
  '我们只在提供课程学习、订单和售后所必需的范围内收集和使用你的个人信息，并采取合理的措施保护它们。';

const chapter = (heading: string) => ({ heading, paragraphs: [paragraph, paragraph] });

/** Answers for the pages of the account, in the wire's form. */
export const answers: Readonly<Record<string, unknown>> = {
  [accountState.path]: account,
  [ownSessions.path]: {
    data: [
      { id: 'a1', start_time: 1_760_600_000, own: 1 },
      { id: 'b2', start_time: 1_760_000_000, own: 0 },
    ],
  },
  [sendSmsCode.path]: { wait: 60, simulatedCode: '123456' },
  [profileForm.path]: {
    name: '李明',
    sex: 1,
    hospital: '第一人民医院',
    department: '心内科',
    jobTitle: '主治医师',
    province: '广东省',
    city: '深圳市',
    idCard: '',
  },
  [legalText.path]: {
    title: '用户协议',
    version: 2,
    updated: 1_760_000_000,
    chapters: ['一、服务内容', '二、账号与安全', '三、个人信息', '四、联系我们'].map(chapter),
  },
  [supportInfo.path]: {
    phone: '400-800-1234',
    hours: '工作日 9:00–18:00',
    wechat: 'zhixing-help',
    qrCode: '',
    link: '',
  },
  [siteInfo.path]: { text_name: '知行医学堂', logo_url: '/media/logo.svg' },
  [appVersion.path]: { version: '1.4.0' },
};

/** Who has a phone already is shown no form to register one. */
export const pageAnswers = { [registerAddress.pattern]: unbound };
