import { memberDeskApi } from '#schemas/member/desk-endpoints.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { bindPhone } from './bind-phone.ts';
import { changePassword } from './change-password.ts';
import { giveMemberAccess, takeMemberAccess } from './desk/access-by-hand.ts';
import { findCoursesToGive } from './desk/find-courses-to-give.ts';
import { giveMemberCard } from './desk/give-card.ts';
import { listMembers } from './desk/list-members.ts';
import { readMember } from './desk/read-member.ts';
import { setMemberDisabled } from './desk/set-disabled.ts';
import { readAccount } from './read-account.ts';
import { readMemberHome } from './read-home.ts';
import { checkDisabled, readBoundPhone, readMemberIds, readMemberInfo } from './read-member.ts';
import { revisePhone } from './revise-phone.ts';
import { setAvatar } from './set-avatar.ts';
import { setNickname } from './set-nickname.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, memberApi, {
    memberIds: readMemberIds,
    boundPhone: readBoundPhone,
    memberInfo: readMemberInfo,
    memberDisabled: checkDisabled,
    memberHome: readMemberHome,
    bindPhone: bindPhone(services),
    revisePhone: revisePhone(services),
    changePassword,
    accountState: readAccount,
    setAvatar: setAvatar(services),
    setNickname,
  });
  implement(host.console, memberDeskApi, {
    listMembers,
    readMember,
    findCoursesToGive,
    giveMemberCard,
    giveMemberAccess,
    takeMemberAccess,
    setMemberDisabled,
  });
};
