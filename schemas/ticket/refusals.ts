import { defineRefusals } from '../wire/define-refusals.ts';

export const ticketRefusals = defineRefusals({
  noSuchTicket: { code: 66101, message: '没有这张凭证，请核对凭证码' },
  ticketUsed: { code: 66102, message: '该凭证已于 {n} 签到，不能再次使用' },
  ticketElsewhere: { code: 66103, message: '这是“{n}”的凭证，不能在这里签到' },
  ticketVoid: { code: 66104, message: '该凭证的订单已退款，凭证已失效' },
  ticketOtherDay: { code: 66105, message: '活动时间是 {n}，今天不能签到' },
  ticketUnpaid: { code: 66106, message: '该订单还没有付款，没有凭证' },
  ticketGrouping: { code: 66107, message: '该订单还没有成团，没有凭证' },
  ticketClosed: { code: 66108, message: '该订单已取消或退款，没有凭证' },
  ticketNotOrder: { code: 66109, message: '这是订单编号，签到请出示凭证码' },
  noSuchOccasion: { code: 66110, message: '没有这场活动' },
});
