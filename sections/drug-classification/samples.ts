import { defineSamples } from '../define-samples.ts';
import { manyRows, withoutPictures } from '../sample-rows.ts';

const names: [name: string, picture: string][] = [
  ['降压药', 'gauge'],
  ['降糖药', 'drop'],
  ['调脂药', 'liver'],
  ['抗菌药物', 'shield'],
  ['抗凝与抗血小板', 'heart'],
  ['吸入制剂', 'inhaler'],
  ['质子泵抑制剂', 'stomach'],
  ['镇痛药', 'bandage'],
  ['疫苗', 'syringe'],
  ['中成药', 'leaf'],
];

const rows = names.map(([type_name, picture], index) => ({
  id: index + 901,
  type_name,
  thumb: `/media/class-${picture}.svg`,
}));

export const samples = defineSamples({
  常规: { new_array: rows, page_num: 3 },
  一条: { new_array: rows.slice(0, 1), page_num: 1 },
  很多: { new_array: manyRows(rows), page_num: 3 },
  长文字: {
    new_array: rows.map((row) => ({ ...row, type_name: `${row.type_name}的合理使用与处方审核` })),
    page_num: 3,
  },
  缺图: { new_array: withoutPictures(rows, 'thumb'), page_num: 3 },
  脏数据: {
    new_array: [
      { ...rows[0], id: '901', child: [] },
      { ...rows[1], thumb: null },
      { ...rows[2], type_name: null },
      { ...rows[3], id: 901 },
    ],
    page_num: '3',
  },
});
