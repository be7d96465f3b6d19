import { defineRefusals } from '../wire/define-refusals.ts';

export const orderRefusals = defineRefusals({
  noSuchOrder: { code: 61001, message: '订单不存在' },
  badQuantity: { code: 61002, message: '数量须为 1 至 {n}' },
  oneAtATime: { code: 61025, message: '每次只能购买 1 份' },
  priceChanged: { code: 61003, message: '价格已变化，请确认后重新提交' },
  notForSale: { code: 61004, message: '该内容不单独出售' },
  alreadyOwned: { code: 61005, message: '你已拥有该内容，无需重复购买' },
  freeOfCharge: { code: 61006, message: '该内容免费，无需购买' },
  freeByCard: { code: 61007, message: '会员可直接学习，无需购买' },
  orderPaid: { code: 61008, message: '订单已支付' },
  orderClosed: { code: 61009, message: '订单已取消，请重新下单' },
  orderUnpaid: { code: 61010, message: '订单尚未支付' },
  orderGrouping: { code: 61011, message: '拼团进行中，未成团会自动退款' },
  orderRefunded: { code: 61012, message: '订单已退款' },
  orderOpen: { code: 61013, message: '进行中的订单不能删除' },
  remarkTooLong: { code: 61024, message: '备注不能超过 {n} 个字' },
  agreementMissing: { code: 61031, message: '请先阅读并同意《购买协议》' },
  agreementChanged: { code: 61032, message: '《购买协议》已更新，请重新阅读并同意' },
  orderRepriced: { code: 61041, message: '价格已变为 ¥{n}，请取消后按新价下单' },
  orderFree: { code: 61042, message: '该内容现在对你免费，无需付款' },
  couponInvalid: { code: 61022, message: '所选优惠券不能用于该订单' },
});
