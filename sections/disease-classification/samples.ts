import { defineSamples } from '../define-samples.ts';
import { manyRows, withoutPictures } from '../sample-rows.ts';

const names = [
  '高血压',
  '冠心病',
  '糖尿病',
  '慢阻肺',
  '支气管哮喘',
  '脑卒中',
  '慢性胃炎',
  '类风湿关节炎',
  '腰椎间盘突出',
  '睡眠障碍',
];

const rows = names.map((type_name, index) => ({
  id: index + 701,
  type_name,
  thumb: `/media/class-${(index % 12) + 1}.svg`,
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
