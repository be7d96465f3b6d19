import { manyRows, sampleOf } from '../sample.ts';
import { couponList } from './list-endpoints.ts';

const coupons: [title: string, price: string, threshold: string, received: 0 | 1][] = [
  ['新人立减券', '10.00', '0.00', 1],
  ['全场满减券', '20.00', '99.00', 0],
  ['专栏专享券', '30.00', '128.00', 0],
  ['直播课抵扣券', '5.00', '19.00', 1],
  ['继续教育补贴券', '50.00', '199.00', 0],
  ['音频课体验券', '9.90', '9.90', 0],
];

const rows = coupons.map(([title, price, threshold, is_receive], index) => ({
  id: index + 1,
  title,
  price,
  threshold,
  end_time: 4_070_880_000 + index * 86_400,
  is_receive,
}));

export const samples = [
  sampleOf(couponList, {
    payload: {},
    wild: [{ id: 1, title: '满减', price: '5', is_receive: 1 }],
    data: [{ id: '1', title: '满减', amount: '5.00', received: true }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({
        ...row,
        title: `${row.title}（全平台视频、音频与专栏通用，可与会员折扣同时使用）`,
        price: '129999.00',
        threshold: '1299999.99',
      })),
      // coupons have no pictures: date and threshold are missing instead
      缺图: rows.map(({ end_time: _, threshold: __, ...row }) => row),
      脏数据: [
        { ...rows[0], id: '1', price: 10, is_receive: '1', end_time: '2099-12-31 23:59:59' },
        { ...rows[1], threshold: null, end_time: null, is_receive: null },
        { ...rows[2], title: null },
        { ...rows[3], id: 1, 备注: [] },
      ],
    },
  }),
];
