import { defineRefusals } from '../wire/define-refusals.ts';

export const addressRefusals = defineRefusals({
  noSuchAddress: { code: 64001, message: '地址不存在' },
  tooManyAddresses: { code: 64002, message: '最多保存 {n} 个地址，请先删除不用的地址' },
  badReceiver: { code: 64003, message: '收货人须为 1 至 {n} 个字' },
  badRegion: { code: 64004, message: '请选择所在地区' },
  badDetail: { code: 64005, message: '详细地址须为 1 至 {n} 个字' },
  badTag: { code: 64006, message: '标签不能超过 {n} 个字' },
});
