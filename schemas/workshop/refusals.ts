import { defineRefusals } from '../wire/define-refusals.ts';

export const workshopRefusals = defineRefusals({
  settingsInvalid: { code: 53210, message: '请按要求填写工作室资料' },
  lastOwner: { code: 53201, message: '你是唯一的所有者，不能退出工作室' },
  noSuchWorkshopMember: { code: 53202, message: '这位成员已不在工作室' },
  noSuchInvite: { code: 53203, message: '邀请链接不正确，请让对方重新发送' },
  inviteUsed: { code: 53204, message: '这个邀请已经被接受过' },
  inviteEnded: { code: 53205, message: '邀请已过期，请让对方重新邀请' },
  inviteRevoked: { code: 53206, message: '邀请已被撤销' },
  otherWorkshop: { code: 53207, message: '你已在另一个工作室，退出后才能接受邀请' },
  ownInvite: { code: 53208, message: '你已在这个工作室' },
  tooManyInvites: { code: 53209, message: '待接受的邀请太多，请先撤销一些' },
  bannerInvalid: { code: 53211, message: '请按要求填写轮播图' },
  bannersChanged: {
    code: 53212,
    message: '轮播图已在别处修改，没有保存。已读取最新的，请核对后再保存',
  },
  tooManyBanners: { code: 53213, message: '最多放 8 张轮播图' },
  bannerTargetUnknown: { code: 53214, message: '链接的内容已下架，或不属于你的工作室，请重新选择' },
});
