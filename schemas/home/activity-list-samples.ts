import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { teamList } from './endpoints.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The server's clock in seconds: 2026-11-20 12:00 in China. */
const NOW = 1_795_147_200;

type Row = [
  title: string,
  type: number,
  price: string,
  group: string,
  learners: number,
  start: number,
  end: number,
];

const activities: Row[] = [
  ['心电图判读训练营', 1, '399.00', '199.00', 3268, -2 * DAY, 2 * DAY + 5 * HOUR],
  ['超声基础实操班', 2, '268.00', '99.00', 812, -HOUR, 3 * HOUR],
  ['合理用药案例精讲', 1, '129.00', '59.90', 15230, 6 * HOUR, 3 * DAY],
  ['新生儿复苏操作训练', 1, '599.00', '299.00', 46, -5 * DAY, -DAY],
  ['呼吸机参数怎么调', 2, '328.00', '0.00', 20418, -DAY, 40 * 60],
  ['中医经典研读', 1, '199.00', '129.00', 1163, -3 * DAY, 12 * DAY],
  ['骨科查体一百招', 2, '239.00', '89.00', 731, DAY, 2 * DAY],
  ['全科医生的皮肤病图谱', 1, '99.00', '49.00', 6482, -DAY, 5 * DAY],
  ['临床营养评估与干预', 1, '188.00', '98.00', 0, -DAY, 8 * DAY],
  ['护理文书书写规范', 2, '59.00', '19.90', 3926, -6 * DAY, -3 * HOUR],
];

const rows = activities.map(([title, type, price, group_price, num, start, end], index) => ({
  id: index + 501,
  type,
  title,
  subtitle: type === 1 ? '三人成团，含课件与答疑' : '限量名额，先到先得',
  thumb: `/media/activity-${index + 1}.svg`,
  price,
  group_price,
  num,
  start_time: NOW + start,
  end_time: NOW + end,
  new_time: NOW,
}));

const pageOf = (data: unknown[], page_date = 3) => ({ data, page_date });

export const samples = [
  sampleOf(teamList, {
    payload: { type: 1, page: 1 },
    wild: {
      data: [{ id: 1, type: '2', title: '秒杀', group_price: 5, num: '3', start_time: 1767225600 }],
      page_date: 2,
    },
    data: {
      items: [{ type: 2, groupPrice: '5.00', learners: 3, startTime: 1767225600000 }],
      pageCount: 2,
    },
    tidy: pageOf(rows),
    states: {
      一条: pageOf(rows.slice(0, 1), 1),
      很多: pageOf(manyRows(rows), 1),
      长文字: pageOf(
        rows.map((row) => ({
          ...row,
          title: `${row.title}：覆盖门诊、急诊与病房三个场景，含病例讨论与课后练习`,
          price: '1299999.00',
          group_price: '129999.00',
          num: 123456789,
          end_time: NOW + 365 * DAY,
        })),
      ),
      缺图: pageOf(withoutPictures(rows, 'thumb')),
      脏数据: {
        data: [
          { ...rows[0], id: '501', type: '1', price: 399, num: '3268', new_time: String(NOW) },
          { ...rows[1], thumb: null, subtitle: null, group_price: null, num: null },
          {
            ...rows[2],
            type: 9,
            start_time: '2026-11-20 18:00:00',
            end_time: null,
            new_time: null,
          },
          { ...rows[3], id: 501, end_time: (NOW - DAY) * 1000, new_time: NOW * 1000 },
          { ...rows[4], title: [] },
        ],
        page_date: '3',
        total: 28,
      },
    },
  }),
];
