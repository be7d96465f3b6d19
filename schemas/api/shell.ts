import { defineEndpoint } from '../define-endpoint.ts';
import { withDefault } from '../payload.ts';
import { choice, count, flag, id, picture, requiredText, text } from '../primitives.ts';
import { inside, list, shape } from '../structures.ts';
import { coupon } from './content.ts';

/** The calls of the app shell (specification section 7): login, site, member, tabs, sharing. */

const none = shape({});

export const member = shape(
  { id, nickname: text, headimg: picture, phone: text },
  { headimg: 'avatar' },
);

export const wechatLogin = defineEndpoint({
  path: '/v1/wxlogin/Info',
  payload: shape({ code: requiredText, member_id: text }),
  data: shape({ info: shape({ token: requiredText }), user: member }),
  access: 'public',
  changes: true,
});

/** data 0: the profile form has not been filled in. */
export const profileFormState = defineEndpoint({
  path: '/v9/Member/is_setform',
  payload: shape({ type: withDefault(count, 1) }),
  data: choice,
  access: 'member',
});

/** data 1 = `/login`, 2 = `/Welogin`. */
export const switchVersion = defineEndpoint({
  path: '/v1/Login/switchVersion',
  payload: none,
  data: choice,
  access: 'public',
});

export const siteInfo = defineEndpoint({
  path: '/v1/index/logo',
  payload: none,
  data: shape(
    {
      text_name: text,
      logo_url: picture,
      copyright_name: text,
      copyright_name_url: text,
      value: text,
    },
    {
      text_name: 'title',
      logo_url: 'logo',
      copyright_name: 'copyright',
      copyright_name_url: 'copyrightLink',
      value: 'shareText',
    },
  ),
  access: 'public',
  cache: true,
});

export const memberIds = defineEndpoint({
  path: '/v1/member/encryption',
  payload: none,
  data: shape({ member_id: text, p_id: text }, { member_id: 'memberId', p_id: 'parentId' }),
  access: 'member',
});

/** Empty data: no phone is bound. */
export const boundPhone = defineEndpoint({
  path: '/v1/member/getBuildPhone',
  payload: none,
  data: text,
  access: 'member',
});

export const memberInfo = defineEndpoint({
  path: '/v1/member/memberInfo',
  payload: none,
  data: shape({ member_id: id }, { member_id: 'memberId' }),
  access: 'member',
});

export const couponList = defineEndpoint({
  path: '/v2/offercoupon/getcouponList2',
  payload: none,
  data: list(coupon),
  access: 'member',
});

/** The bottom tabs in their fixed order; `disabled` "1" means shown (specification section 3). */
export const bottomStatus = defineEndpoint({
  path: '/vb/Index/getBottomStatus',
  payload: none,
  data: list(shape({ disabled: flag }, { disabled: 'shown' })),
  access: 'public',
});

export const shareConfig = defineEndpoint({
  path: '/v1/Meeting/returnAccessToken',
  payload: shape({ url: text, urlPage: text }),
  data: shape({
    configs: shape({ appid: text, timestamp: text, noncestr: text, signature: text }),
    defaultShare: shape({ title: text, desc: text, imgUrl: picture, link: picture }),
  }),
  access: 'public',
});

export const wechatSignature = defineEndpoint({
  path: '/v2/wxcode/index',
  payload: shape({ data: requiredText }),
  data: shape({ appId: text, timestamp: text, nonceStr: text, signature: text }),
  access: 'public',
  cache: true,
});

/** The answer is its `code`: NO for a disabled member (decisions §4). */
export const memberDisabled = defineEndpoint({
  path: '/v1/Member/getMemberDisabled',
  payload: none,
  data: none,
  access: 'member',
});

export const appVersion = defineEndpoint({
  path: '/v1/index/vueversion',
  payload: none,
  data: shape({ version: text }),
  access: 'public',
  cache: true,
});

export const unreadMessages = defineEndpoint({
  path: '/v1/message/getMessage',
  payload: shape({ type: withDefault(count, 1) }),
  data: inside('sum_unread_number', count),
  access: 'member',
});

export const shellApi = {
  wechatLogin,
  profileFormState,
  switchVersion,
  siteInfo,
  memberIds,
  boundPhone,
  memberInfo,
  couponList,
  bottomStatus,
  shareConfig,
  wechatSignature,
  memberDisabled,
  appVersion,
  unreadMessages,
};
