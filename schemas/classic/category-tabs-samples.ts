import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { firstCategories } from './endpoints.ts';

const names: [name: string, picture: string][] = [
  ['临床内科', 'stethoscope'],
  ['外科与影像', 'bone'],
  ['护理与药学', 'shield'],
  ['中医与康复', 'leaf'],
  ['妇儿与心理', 'family'],
  ['通识与技能', 'palette'],
];

const rows = names.map(([type_name, picture], index) => ({
  id: index + 1,
  type_name,
  thumb: `/media/class-${picture}.svg`,
}));

export const samples = [
  sampleOf(firstCategories, {
    payload: {},
    wild: [{ id: 1, type_name: '内科' }],
    data: [{ id: '1', name: '内科' }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({ ...row, type_name: `${row.type_name}及相关学科的继续教育` })),
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
