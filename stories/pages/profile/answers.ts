import type { SentField } from '#schemas/form/field.ts';

const line = { required: false, options: [], placeholder: '', hint: '', longest: 0 };
const optionsOf = (...titles: string[]) =>
  titles.map((title, index) => ({ id: String(index + 1), title }));

/** One field of each kind, beside the fields of every profile. */
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
