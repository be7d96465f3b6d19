import { defineSamples } from '../define-samples.ts';
import { manyRows, withoutPictures } from '../sample-rows.ts';

const names: [name: string, picture: string][] = [
  ['高血压', 'gauge'],
  ['冠心病', 'heart'],
  ['糖尿病', 'drop'],
  ['慢阻肺', 'lungs'],
  ['支气管哮喘', 'inhaler'],
  ['脑卒中', 'brain'],
  ['慢性胃炎', 'stomach'],
  ['类风湿关节炎', 'bone'],
  ['腰椎间盘突出', 'spine'],
  ['睡眠障碍', 'moon'],
];

const rows = names.map(([type_name, picture], index) => ({
  id: index + 701,
  type_name,
  thumb: `/media/class-${picture}.svg`,
}));

export const samples = defineSamples({
  常规: { new_array: rows, page_num: 3 },
  一条: { new_array: rows.slice(0, 1), page_num: 1 },
  很多: { new_array: manyRows(rows), page_num: 3 },
  长文字: {
    new_array: rows.map((row) => ({ ...row, type_name: `${row.type_name}及其并发症的长期管理` })),
    page_num: 3,
  },
  缺图: { new_array: withoutPictures(rows, 'thumb'), page_num: 3 },
  脏数据: {
    new_array: [
      { ...rows[0], id: '701', child: [] },
      { ...rows[1], thumb: null },
      { ...rows[2], type_name: null },
      { ...rows[3], id: 701 },
    ],
    page_num: '3',
  },
});
