import type { calls } from './calls.ts';

const phone = '13800000000';
const key = 'k';
const session = { info: { token: 't' }, user: { id: 1, nickname: '小林' } };
const readSession = {
  info: { token: 't' },
  user: { id: '1', nickname: '小林', avatar: '', phone: '' },
};
const profile = {
  name: '林晓',
  sex: 2,
  hospital: '市第一医院',
  department: '心内科',
  jobTitle: '主治医师',
  province: '浙江省',
  city: '杭州市',
  idCard: '',
};
const level = {
  key: 'level',
  kind: 'single',
  label: '单位级别',
  required: '1',
  options: [{ id: '3a', title: '三级甲等' }],
  placeholder: '',
  hint: '',
};
const registration = { phone, code: '123456', password: '', member_id: '', inviteCode: '7', key };

/** What the call sends, one answer in full, and what is read in that. */
export type CallRow = (typeof calls)[string];

/** The calls of login and account: path, what the call sends, and one answer in full. */
export const accountCalls: typeof calls = {
  '/v1/Login/sendSmsCode': [
    { phone, purpose: 'login', key },
    { wait: '60', simulatedCode: null },
    { wait: 60, simulatedCode: '' },
  ],
  '/v1/Login/loginBySms': [{ phone, code: '123456', member_id: '7', key }, session, readSession],
  '/v1/Login/loginByPassword': [{ phone, password: 'learn2026', key }, session, readSession],
  '/v1/Login/resetPassword': [{ phone, code: '123456', password: 'learn2026', key }, [], {}],
  '/v1/Login/logout': [{ key }, null, {}],
  '/v1/Member/register': [registration, [], {}],
  '/v1/Member/bindPhone': [{ phone, code: '123456', key }, [], {}],
  '/v1/Member/revisePhone': [{ currentCode: '123456', phone, code: '654321', key }, [], {}],
  '/v1/Member/changePassword': [{ oldPassword: '', password: 'learn2026', key }, {}, {}],
  '/v1/Member/accountState': [
    {},
    { id: 1, nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: '1' },
    { id: '1', nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: 1 },
  ],
  '/v9/Member/getForm': [
    {},
    {
      ...profile,
      sex: '2',
      hospital: null,
      fields: [level, { ...level, key: 'later', kind: 'hologram' }, 'nothing'],
      answers: [{ field: 'level', values: ['3a'] }, { values: [] }],
    },
    {
      ...profile,
      hospital: '',
      fields: [{ ...level, required: true, longest: 0 }],
      answers: [{ field: 'level', values: ['3a'] }],
    },
  ],
  '/v9/Member/setForm': [
    { ...profile, answers: [{ field: 'level', values: ['3a'] }], key },
    [],
    {},
  ],
  '/v1/help/getLegalText': [
    { type: 'privacy', version: 0 },
    {
      ...{ title: '隐私政策', version: '1', updated: 1767225600 },
      chapters: [{ heading: '一', paragraphs: ['甲'] }],
    },
    {
      ...{ title: '隐私政策', version: 1, updated: 1767225600000 },
      chapters: [{ paragraphs: ['甲'] }],
    },
  ],
  '/v1/help/getSupport': [
    {},
    { phone: '400-000-1234', hours: '9:00–18:00', wechat: 'w', qrCode: '/q.svg', link: 'x:y' },
    { phone: '400-000-1234', qrCode: '/q.svg', link: '' },
  ],
  '/v1/upload/uploadMedia': [{ media_id: 'm', key }, { data: '/u.png' }, { data: '/u.png' }],
  '/v1/Member/setAvatar': [
    { content: 'aGVsbG8='.repeat(1000), key },
    { headimg: '/u.jpg' },
    { avatar: '/u.jpg' },
  ],
  '/v1/upload/uploadPicture': [
    { content: 'aGVsbG8='.repeat(1000), key },
    { data: '/u.png' },
    { data: '/u.png' },
  ],
};
