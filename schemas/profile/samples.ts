import type { SentField } from '../form/field.ts';
import { sampleOf } from '../sample.ts';
import {
  findHospitals,
  profileForm,
  profileFormState,
  putOffForm,
  saveProfile,
} from './endpoints.ts';

const line = { required: false, options: [], placeholder: '', hint: '', longest: 0 };
const optionsOf = (...titles: string[]) =>
  titles.map((title, index) => ({ id: String(index + 1), title }));

export const furtherFields: readonly SentField[] = [
  {
    ...line,
    key: 'level',
    kind: 'single',
    label: '单位级别',
    required: true,
    options: optionsOf('三级', '二级', '一级'),
  },
  {
    ...line,
    key: 'licence',
    kind: 'single',
    label: '执业资格',
    options: optionsOf('执业医师', '执业助理医师', '注册护士', '药师（含中药师）', '其他'),
  },
  {
    ...line,
    key: 'areas',
    kind: 'multiple',
    label: '关注领域',
    options: optionsOf('心血管', '内分泌', '呼吸与危重症', '儿科', '全科'),
    longest: 3,
    hint: '最多选三项，用来推荐课程',
  },
  { ...line, key: 'contact', kind: 'phone', label: '联系电话', placeholder: '11 位手机号' },
  { ...line, key: 'since', kind: 'date', label: '从业日期' },
  { ...line, key: 'home', kind: 'region', label: '户籍所在地', longest: 3 },
  { ...line, key: 'work', kind: 'paragraph', label: '工作经历', hint: '写最近三年即可' },
  {
    ...line,
    key: 'proof',
    kind: 'picture',
    label: '执业证照片',
    longest: 3,
    hint: '仅用于审核',
  },
];

export const furtherAnswers = [
  { field: 'level', values: ['1'] },
  { field: 'areas', values: ['1', '3'] },
  { field: 'home', values: ['浙江省', '杭州市', '西湖区'] },
  { field: 'proof', values: ['/media/avatar-1.svg'] },
];

const profile = {
  ...{ name: '林晓', sex: 2, hospital: '市第一医院', department: '心内科', jobTitle: '主治医师' },
  ...{ province: '浙江省', city: '杭州市', idCard: '' },
};

const level = {
  ...{ key: 'level', kind: 'single', label: '单位级别', required: '1', placeholder: '', hint: '' },
  options: [{ id: '3a', title: '三级甲等' }],
};
const key = 'k';

export const everydayProfile = {
  ...{ name: '李明', sex: 1, hospital: '第一人民医院', department: '心内科', jobTitle: '主治医师' },
  ...{ province: '广东省', city: '深圳市', idCard: '' },
};

export const samples = [
  sampleOf(profileForm, {
    payload: {},
    tidy: everydayProfile,
    states: { further: { ...everydayProfile, fields: furtherFields, answers: furtherAnswers } },
    wild: {
      ...profile,
      sex: '2',
      hospital: null,
      fields: [level, { ...level, key: 'later', kind: 'hologram' }, 'nothing'],
      answers: [{ field: 'level', values: ['3a'] }, { values: [] }],
      required: '1',
    },
    data: {
      ...profile,
      hospital: '',
      fields: [{ ...level, required: true, longest: 0 }],
      answers: [{ field: 'level', values: ['3a'] }],
      required: true,
      deferrable: false,
    },
  }),
  sampleOf(saveProfile, {
    payload: { ...profile, answers: [{ field: 'level', values: ['3a'] }], key },
  }),
  sampleOf(putOffForm, { payload: {}, quiet: true }),
  sampleOf(findHospitals, {
    payload: { keyword: '协和' },
    quiet: true,
    wild: [{ name: '北京协和医院', city: '北京', beds: 2000 }, { city: '上海' }],
    data: [{ name: '北京协和医院', city: '北京' }],
  }),
  sampleOf(profileFormState, { payload: { type: 1 }, wild: '0', data: 0 }),
];
