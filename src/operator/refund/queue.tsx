import { orderKindNames } from '#schemas/order/kind-names.ts';
import { type RefundHead, refundCalls } from '#schemas/refund/desk-endpoints.ts';
import { orderStateNames } from '#src/entities/order/words.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { momentText, zoned, zonedText } from '../parts/moments.ts';
import { chip, nameText, timeText, twoLines } from '../queue/cells.tsx';
import { markIn } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';
import { refundKindNames, refundStates } from './words.ts';

const reasonText = ({ kind, reason, pictures }: RefundHead): string => {
  const why = kind === 'member' ? reason : refundKindNames[kind];
  return pictures > 0 ? `${why} · ${pictures} 张图片` : why;
};

/** Refunds and their results; nothing is decided here. */
export const queue = queueOn(refundCalls, {
  ...{ states: refundStates, waits: 'held', looksFor: '搜索单号或商品' },
  columns: [
    {
      ...{ title: '商品与订单', key: 'order' },
      render: (_, { title, orderNo }) => twoLines(title, orderNo),
    },
    {
      ...{ title: '会员', key: 'member', width: 104 },
      render: (_, refund) => twoLines(nameText(refund), refund.phone),
    },
    {
      ...{ title: '金额', key: 'amount', width: 104 },
      render: (_, { amount, way }) => twoLines(sumText(amount), way),
    },
    // on a tablet the other columns need the room; the panel shows this one as well
    {
      ...{ title: '原因', key: 'reason', responsive: ['lg'] },
      render: (_, refund) => twoLines(reasonText(refund), refund.explain),
    },
    {
      ...{ title: zoned('申请与退回'), key: 'times', width: 118 },
      render: (_, { askedAt, doneAt }) =>
        twoLines(momentText(askedAt), doneAt === null ? '尚未退回' : momentText(doneAt)),
    },
    { width: 76, mark: ({ state }) => markIn(refundStates, state) },
  ],
  open: ({ refundNo }) => `查看退款 ${refundNo}`,
  panel: {
    ...{ title: '退款详情', label: '退款与订单', size: 480 },
    warning: ({ state }) =>
      state === 'held'
        ? {
            title: '支付渠道没能原路退回',
            description:
              '请在商户平台按退款单号处理，例如补足余额或重新发起。系统每天再试一次，到账后这里自动变为“已退”。',
          }
        : undefined,
    facts: (refund) => [
      ['状态', chip(markIn(refundStates, refund.state))],
      ['退款单号', refund.refundNo],
      ['退款金额', sumText(refund.amount)],
      ['退回方式', refund.way],
      ['来由', refundKindNames[refund.kind]],
      ['原因', refund.reason],
      ['补充说明', refund.explain],
      ['申请时间', zonedText(refund.askedAt)],
      ['退回时间', timeText(refund.doneAt)],
    ],
    pictures: ({ kind, pictures }) => (kind === 'member' ? pictures : undefined),
    further: (refund) => [
      '订单',
      [
        [
          '会员',
          `${[nameText(refund), refund.phone].filter(Boolean).join(' ')}（编号 ${refund.member}）`,
        ],
        ['商品', `${orderKindNames[refund.orderKind]} · ${refund.title}`],
        ['订单编号', refund.orderNo],
        ['订单状态', orderStateNames[refund.orderState]],
        ['订单金额', sumText(refund.orderAmount)],
        ['支付时间', timeText(refund.paidAt)],
        ['商户单号', refund.payNo],
        ['渠道单号', refund.providerNo],
      ],
    ],
  },
});
