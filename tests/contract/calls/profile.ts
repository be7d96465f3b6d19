import type { CallRow } from './call-row.ts';

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
const key = 'k';

export const profileCalls: Record<string, CallRow> = {
  '/v9/Member/getForm': [
    {},
    {
      ...profile,
      sex: '2',
      hospital: null,
      fields: [level, { ...level, key: 'later', kind: 'hologram' }, 'nothing'],
      answers: [{ field: 'level', values: ['3a'] }, { values: [] }],
      required: '1',
    },
    {
      ...profile,
      hospital: '',
      fields: [{ ...level, required: true, longest: 0 }],
      answers: [{ field: 'level', values: ['3a'] }],
      required: true,
      deferrable: false,
    },
  ],
  '/v9/Member/setForm': [
    { ...profile, answers: [{ field: 'level', values: ['3a'] }], key },
    [],
    {},
  ],
  '/v9/Member/putOffForm': [{}, [], {}],
  '/v9/Member/findHospitals': [
    { keyword: '协和' },
    [{ name: '北京协和医院', city: '北京', beds: 2000 }, { city: '上海' }],
    [{ name: '北京协和医院', city: '北京' }],
  ],
};
export const quiet = ['/v9/Member/putOffForm', '/v9/Member/findHospitals'];
