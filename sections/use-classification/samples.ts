import { defineSamples } from '../define-samples.ts';
import { manyRows, withoutPictures } from '../sample-rows.ts';

const names: [name: string, picture: string][] = [
  ['规范化培训', 'cap'],
  ['执业医师备考', 'book'],
  ['职称晋升', 'chart'],
  ['继续教育学分', 'clipboard'],
  ['病例讨论', 'people'],
  ['门诊实战', 'stethoscope'],
  ['急救技能', 'heart'],
  ['手术演示', 'scalpel'],
  ['影像读片', 'scan'],
  ['医患沟通', 'speech'],
];

const rows = names.map(([type_name, picture], index) => ({
  id: index + 801,
  type_name,
  thumb: `/media/class-${picture}.svg`,
}));

export const samples = defineSamples({
  常规: { new_array: rows, page_num: 3 },
  一条: { new_array: rows.slice(0, 1), page_num: 1 },
  很多: { new_array: manyRows(rows), page_num: 3 },
  长文字: {
    new_array: rows.map((row) => ({ ...row, type_name: `${row.type_name}与临床带教综合能力提升` })),
    page_num: 3,
  },
  缺图: { new_array: withoutPictures(rows, 'thumb'), page_num: 3 },
  脏数据: {
    new_array: [
      { ...rows[0], id: '801', child: [] },
      { ...rows[1], thumb: null },
      { ...rows[2], type_name: null },
      { ...rows[3], id: 801 },
    ],
    page_num: '3',
  },
});
