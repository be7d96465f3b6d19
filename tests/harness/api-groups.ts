import { couponApi } from '../../schemas/coupon/endpoints.ts';
import { loginApi } from '../../schemas/login/endpoints.ts';
import { memberApi } from '../../schemas/member/endpoints.ts';
import { membershipApi } from '../../schemas/membership/endpoints.ts';
import { messageApi } from '../../schemas/message/endpoints.ts';
import { paymentApi as paymentCalls } from '../../schemas/payment/endpoints.ts';
import { pointsApi } from '../../schemas/points/endpoints.ts';
import { profileApi } from '../../schemas/profile/endpoints.ts';
import { refundApi } from '../../schemas/refund/endpoints.ts';
import { relationApi } from '../../schemas/relation/endpoints.ts';
import { siteApi } from '../../schemas/site/endpoints.ts';
import { teacherApi } from '../../schemas/teacher/endpoints.ts';
import { uploadApi } from '../../schemas/upload/endpoints.ts';
import { walletApi as walletCalls } from '../../schemas/wallet/endpoints.ts';
import { wechatApi } from '../../schemas/wechat/endpoints.ts';

/** Calls of several nouns that tests ask together. */

export const shellApi = {
  wechatLogin: loginApi.wechatLogin,
  profileFormState: profileApi.profileFormState,
  switchVersion: siteApi.switchVersion,
  siteInfo: siteApi.siteInfo,
  bottomStatus: siteApi.bottomStatus,
  appVersion: siteApi.appVersion,
  memberIds: memberApi.memberIds,
  boundPhone: memberApi.boundPhone,
  memberInfo: memberApi.memberInfo,
  memberDisabled: memberApi.memberDisabled,
  couponList: couponApi.couponList,
  ...wechatApi,
  unreadMessages: messageApi.unreadMessages,
};

export const accountApi = {
  sendSmsCode: loginApi.sendSmsCode,
  loginBySms: loginApi.loginBySms,
  loginByPassword: loginApi.loginByPassword,
  resetPassword: loginApi.resetPassword,
  logout: loginApi.logout,
  registerMember: loginApi.registerMember,
  bindPhone: memberApi.bindPhone,
  revisePhone: memberApi.revisePhone,
  changePassword: memberApi.changePassword,
  accountState: memberApi.accountState,
  setAvatar: memberApi.setAvatar,
  profileForm: profileApi.profileForm,
  saveProfile: profileApi.saveProfile,
  legalText: siteApi.legalText,
  supportInfo: siteApi.supportInfo,
  ...uploadApi,
};

export const peopleApi = {
  ...teacherApi,
  ...relationApi,
  memberHome: memberApi.memberHome,
};

export const promotionApi = {
  couponCenter: couponApi.couponCenter,
  claimCoupon: couponApi.claimCoupon,
  myCoupons: couponApi.myCoupons,
  couponTotals: couponApi.couponTotals,
  couponDetail: couponApi.couponDetail,
  couponUsable: couponApi.couponUsable,
  ...membershipApi,
};

export const inboxApi = {
  messageStates: messageApi.messageStates,
  messageList: messageApi.messageList,
  messageDetail: messageApi.messageDetail,
  readMessage: messageApi.readMessage,
  readMessages: messageApi.readMessages,
  removeMessage: messageApi.removeMessage,
};

export const paymentApi = {
  ...paymentCalls,
  ...refundApi,
};

export const walletApi = {
  ...walletCalls,
  ...pointsApi,
};
