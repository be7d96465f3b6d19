import { prizeCalls, sendParcel } from '#schemas/contest/desk-endpoints.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from '#schemas/contest/fields.ts';
import { zonedText } from '../parts/moments.ts';
import { chip, memberText, nameText, timeText } from '../queue/cells.tsx';
import { decideBy } from '../queue/forms.ts';
import { markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof prizeCalls>> = {
  claimed: ['待寄出', '没有待寄出的奖品', 'warn'],
  unclaimed: ['等学员填地址', '没有等地址的奖品', 'warn'],
  sent: ['已寄出', '还没有寄出过奖品', 'good'],
};

/** What members have won that goes by post: what waits for that, for an address, and what was sent. */
export const queue = queueOn(prizeCalls, {
  ...{ states, waits: 'claimed', looksFor: '搜索会员昵称或奖品', noun: '奖品' },
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '奖品', dataIndex: 'title' },
    { title: '活动', dataIndex: 'game' },
    { title: '抽中时间', width: 140, moment: ({ at }) => at },
    { width: 130, mark: ({ state }) => markIn(states, state) },
  ],
  panel: {
    ...{ title: '奖品', right: 'trade.edit' },
    facts: (parcel) => [
      ['状态', chip(markIn(states, parcel.state))],
      ['奖品', parcel.title],
      ['活动', parcel.game],
      ['会员', memberText(parcel)],
      ['收货人', parcel.receiver],
      ['手机号', parcel.phone],
      ['地址', parcel.address],
      ['抽中时间', zonedText(parcel.at)],
      ['填地址时间', timeText(parcel.claimedAt)],
      ['快递', parcel.carrier],
      ['单号', parcel.tracking],
      ['寄出时间', timeText(parcel.sentAt)],
      ['经手人', parcel.by],
    ],
    form: ({ id, state }) =>
      state === 'claimed'
        ? {
            ...{ label: '寄出', verb: '保存' },
            parts: [
              {
                ...{ field: 'carrier', kind: 'line', label: '快递公司', shows: true },
                ...{ placeholder: '例如 顺丰速运', longest: CARRIER_LENGTH },
              },
              {
                ...{ field: 'tracking', kind: 'line', label: '快递单号', shows: true },
                longest: TRACKING_LENGTH,
              },
              { note: '标为寄出后，会员会收到快递公司和单号，不能再改。' },
              'state',
              {
                ...{ act: '标为已寄出', type: 'primary' },
                isReady: (given) => given('carrier') !== '' && given('tracking') !== '',
                run: decideBy(
                  sendParcel,
                  (given) => ({ id, carrier: given('carrier'), tracking: given('tracking') }),
                  id,
                  {
                    sent: '已标为寄出，会员会收到消息',
                    stale: '这份奖品已经有人寄出，没有重复标记',
                  },
                ),
              },
            ],
          }
        : undefined,
  },
});
