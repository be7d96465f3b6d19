import type { CallRow } from './call-row.ts';

const card = { id: 9, order_no: 'N9', title: '心电图', thumb: '/a.svg', state: 'done', pay: 80 };
const readCard = { id: '9', orderNo: 'N9', title: '心电图', state: 'done', pay: '80.00' };

export const supportCalls: Record<string, CallRow> = {
  '/v1/support/thread': [
    { order_id: '9', before: 0 },
    {
      ...{ link: 'https://work.weixin.qq.com/kfid/1', state: 'open', more: '1', orders: [card] },
      messages: [
        { id: 5, side: 'desk', text: '请更新', pictures: ['/a.png'], time: 1, orders: [card] },
        { id: 6, side: 'robot' },
      ],
    },
    {
      ...{ link: 'https://work.weixin.qq.com/kfid/1', state: 'open', more: true },
      orders: [readCard],
      messages: [{ id: '5', side: 'desk', time: 1000, orders: [readCard] }],
    },
  ],
  '/v1/support/ask': [
    { text: '放不出来', pictures: ['/uploads/a.png'], order_id: '9', key: 'k' },
    null,
    {},
  ],
};
export const quiet = ['/v1/support/thread'];
