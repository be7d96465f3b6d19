import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { subCategories } from './endpoints.ts';

const names: [name: string, picture: string][] = [
  ['心血管内科', 'heart'],
  ['呼吸与危重症', 'lungs'],
  ['神经内科', 'brain'],
  ['消化内科', 'stomach'],
  ['内分泌代谢科', 'drop'],
];

const rows = names.map(([type_name, picture], index) => ({
  id: index + 1,
  type_name,
  thumb: `/media/class-${picture}.svg`,
}));

export const samples = [
  sampleOf(subCategories, {
    payload: { type_id: '1' },
    wild: [{ id: 2, type_name: '心内' }],
    data: [{ id: '2', name: '心内' }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({ ...row, type_name: `${row.type_name}与基层常见病规范诊疗` })),
      缺图: withoutPictures(rows, 'thumb'),
      脏数据: [
        { ...rows[0], id: '1', child: [] },
        { ...rows[1], thumb: null },
        { ...rows[2], type_name: null },
        { ...rows[3], id: 1 },
      ],
    },
  }),
];
