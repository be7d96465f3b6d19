import { memberApi } from '../../../schemas/member/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { limited } from '../../platform/limits/limited.ts';
import { UPLOAD_LIMIT } from '../upload/index.ts';
import { bindPhone } from './bind-phone.ts';
import { changePassword } from './change-password.ts';
import { readAccount } from './read-account.ts';
import { readMemberHome } from './read-home.ts';
import { checkDisabled, readBoundPhone, readMemberIds, readMemberInfo } from './read-member.ts';
import { revisePhone } from './revise-phone.ts';
import { setAvatar } from './set-avatar.ts';

/** Of one member in a minute, kept or refused. */
const PORTRAITS = 60;

/** What a member is and has, and what they change of it. */
export const serveMember = (host: Host, services: Services): void =>
  implement(
    host,
    memberApi,
    {
      memberIds: ofMember(readMemberIds),
      boundPhone: ofMember(readBoundPhone),
      memberInfo: ofMember(readMemberInfo),
      memberDisabled: ofMember(checkDisabled),
      memberHome: ofMember(readMemberHome),
      bindPhone: ofMember(bindPhone(services)),
      revisePhone: ofMember(revisePhone(services)),
      changePassword: ofMember(changePassword(services)),
      accountState: ofMember(readAccount),
      setAvatar: ofMember(limited(PORTRAITS, setAvatar(services))),
    },
    { setAvatar: UPLOAD_LIMIT },
  );
