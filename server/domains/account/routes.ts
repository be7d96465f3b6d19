import { accountApi } from '../../../schemas/api/account.ts';
import type { Desk } from '../../platform/desk.ts';
import { implement, ofMember, shared } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import type { JobHost } from '../../platform/run-jobs.ts';
import { bindPhone } from './bind-phone.ts';
import { changePassword } from './change-password.ts';
import { serveConsent } from './consent.ts';
import { UPLOAD_LIMIT } from './keep-picture.ts';
import { loginByPassword } from './login-by-password.ts';
import { loginBySms } from './login-by-sms.ts';
import { logout } from './logout.ts';
import { readAccount } from './read-account.ts';
import { readLegalText } from './read-legal-text.ts';
import { readProfile } from './read-profile.ts';
import { readSupport } from './read-support.ts';
import { registerMember } from './register-member.ts';
import { resetPassword } from './reset-password.ts';
import { revisePhone } from './revise-phone.ts';
import { saveProfile } from './save-profile.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { setAvatar } from './set-avatar.ts';
import { uploadJobs } from './sweep-uploads.ts';
import { uploadMedia } from './upload-media.ts';
import { uploadPicture } from './upload-picture.ts';

/** Of one member in a minute, kept or refused. */
const UPLOADS = 60;

/** The calls of login and account, the messenger's consent, and the end of unused pictures. */
export const serveAccount = (host: JobHost, desk: Desk): void => {
  serveConsent(host.app, desk.wechat);
  implement(
    host,
    accountApi,
    {
      sendSmsCode: sendSmsCode(desk),
      loginBySms: loginBySms(desk),
      loginByPassword: loginByPassword(desk),
      resetPassword: resetPassword(desk),
      logout: ofMember(logout),
      registerMember: ofMember(registerMember(desk)),
      bindPhone: ofMember(bindPhone(desk)),
      revisePhone: ofMember(revisePhone(desk)),
      changePassword: ofMember(changePassword(desk)),
      accountState: ofMember(readAccount),
      profileForm: ofMember(readProfile(desk)),
      saveProfile: ofMember(saveProfile(desk)),
      legalText: readLegalText,
      supportInfo: shared(readSupport),
      uploadMedia: ofMember(limited(UPLOADS, uploadMedia(desk))),
      uploadPicture: ofMember(limited(UPLOADS, uploadPicture(desk))),
      setAvatar: ofMember(limited(UPLOADS, setAvatar(desk))),
    },
    { uploadPicture: UPLOAD_LIMIT, setAvatar: UPLOAD_LIMIT },
  );
  host.jobs.own(uploadJobs(desk.uploads));
};
