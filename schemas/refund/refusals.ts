import { defineRefusals } from '../wire/define-refusals.ts';

export const refundRefusals = defineRefusals({
  notRefundable: { code: 61016, message: '该订单不支持退款' },
  refundLate: { code: 61017, message: '购买已超过 7 天，不能退款' },
  refundStudied: { code: 61018, message: '购买后已学习或已打开 {n}%，不能退款' },
  refundBegun: { code: 61019, message: '直播已开始，不能退款' },
  refundNear: { code: 61033, message: '活动开始前 {n} 小时内不能退款' },
  refundUsed: { code: 61034, message: '已签到，不能退款' },
  refundChanged: { code: 61035, message: '可退内容有变化，请确认新的金额后重新提交' },
  badReason: { code: 61020, message: '请选择退款原因' },
  explainTooLong: { code: 61021, message: '说明不能超过 {n} 个字' },
  refundTooOften: { code: 61027, message: '这笔订单已申请 {n} 次退款，请联系客服' },
  refundSent: { code: 61028, message: '退款已提交支付渠道，不能撤销' },
  nothingAsked: { code: 61029, message: '这笔订单没有待处理的退款申请' },
  noSuchRefund: { code: 61026, message: '没有这笔退款' },
});
