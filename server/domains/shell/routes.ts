import { shellApi } from '../../../schemas/api/shell.ts';
import { ASK_AGAIN } from '../../platform/ask-again.ts';
import { type Host, implement, ofMember, shared } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import type { Wechat } from '../../platform/wechat.ts';
import { countUnread } from './count-unread.ts';
import { listCoupons } from './list-coupons.ts';
import { listTabs } from './list-tabs.ts';
import { loginByWechat } from './login-by-wechat.ts';
import {
  checkDisabled,
  readBoundPhone,
  readFormState,
  readMemberIds,
  readMemberInfo,
} from './read-member.ts';
import { readLoginSwitch, readSiteInfo } from './read-site.ts';
import { readVersion } from './read-version.ts';
import { signForPage, signForSharing } from './sign-for-sharing.ts';

/** Each asks the messenger; a minute's, for somebody who is logged in already. */
const LOGINS = 60;

/** The calls of the app shell (specification section 7). */
export const serveShell = (host: Host, wechat: Wechat): void =>
  implement(host, shellApi, {
    wechatLogin: limited(LOGINS, loginByWechat(wechat)),
    profileFormState: ofMember(readFormState),
    switchVersion: shared(readLoginSwitch),
    siteInfo: shared(readSiteInfo, ASK_AGAIN),
    memberIds: ofMember(readMemberIds),
    boundPhone: ofMember(readBoundPhone),
    memberInfo: ofMember(readMemberInfo),
    couponList: ofMember(listCoupons),
    bottomStatus: shared(listTabs),
    shareConfig: signForSharing(wechat),
    wechatSignature: signForPage(wechat),
    memberDisabled: ofMember(checkDisabled),
    appVersion: shared(readVersion),
    unreadMessages: ofMember(countUnread),
  });
