import { sampleOf } from '../sample.ts';
import { askSupport, supportThread } from './endpoints.ts';

const NOW = 1_763_625_600;

const card = {
  id: 5,
  order_no: '2026112116045700000005',
  title: '分子诊断门诊实战：三步建立诊疗思路',
  thumb: '/media/cover-genetics.svg',
  state: 'done',
  pay: '54.60',
};

const message = (id: number, own: object) => ({
  ...{ id, side: 'member', topic: '', text: '', pictures: [], time: NOW + 60 * id, orders: [] },
  ...own,
});

export const thread = {
  link: '',
  state: 'open',
  topic: 'study',
  hours: '周一至周五 9:00–18:00',
  promise: '服务时间内一般 30 分钟内回复',
  phone: '400-800-1234',
  more: 1,
  orders: [card],
  messages: [
    message(1, {
      topic: 'study',
      text: '第三节播放到一半就停住，换了网络也一样。',
      orders: [card],
    }),
    message(2, { pictures: ['/media/licence-1.svg', '/media/licence-2.svg'] }),
    message(3, { side: 'desk', text: '已经修好了，请刷新页面后再试一次。\n给你带来不便，抱歉。' }),
    message(4, { text: '可以了，谢谢' }),
  ],
};

export const noThread = { ...thread, state: 'none', topic: '', more: 0, messages: [] };

export const closedThread = { ...thread, state: 'closed', more: 0, orders: [] };

export const messengerThread = { ...noThread, link: 'https://work.weixin.qq.com/kfid/1' };

const wildCard = {
  id: 9,
  order_no: 'N9',
  title: '心电图',
  thumb: '/a.svg',
  state: 'done',
  pay: 80,
};
const readCard = { id: '9', orderNo: 'N9', title: '心电图', state: 'done', pay: '80.00' };

export const samples = [
  sampleOf(supportThread, {
    payload: { order_id: '9', before: 0 },
    quiet: true,
    tidy: thread,
    wild: {
      ...{
        link: 'https://work.weixin.qq.com/kfid/1',
        state: 'open',
        hours: null,
        more: '1',
        orders: [wildCard],
      },
      messages: [
        { id: 5, side: 'desk', text: '请更新', pictures: ['/a.png'], time: 1, orders: [wildCard] },
        { id: 6, side: 'robot' },
      ],
    },
    data: {
      ...{ link: 'https://work.weixin.qq.com/kfid/1', state: 'open', more: true },
      ...{ topic: '', hours: '', promise: '' },
      orders: [readCard],
      messages: [{ id: '5', side: 'desk', time: 1000, orders: [readCard] }],
    },
  }),
  sampleOf(askSupport, {
    payload: {
      text: '放不出来',
      topic: 'study',
      pictures: ['/uploads/a.png'],
      order_id: '9',
      key: 'k',
    },
  }),
];
