import { leaf } from '../codec.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { formAnswer, sentAnswers } from '../form/answers.ts';
import { fieldList } from '../form/field.ts';
import { oneOf, withDefault } from '../payload.ts';
import { choice, count, id, link, picture, requiredText, text, time } from '../primitives.ts';
import { list, shape } from '../structures.ts';
import { member } from './shell.ts';

/**
 * The calls of login and account beside those of the specification's section 7. What changes
 * something takes `key`, an idempotency key: repeating it changes nothing more (decisions §4).
 */

const none = shape({});
const key = requiredText;
const phone = requiredText;
const session = shape({ info: shape({ token: requiredText }), user: member });

/** What a code by SMS is asked for. */
export const smsPurposes = ['login', 'reset', 'register', 'bind', 'revise', 'current'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

/**
 * Sends a code of six digits, valid 5 minutes. `wait`: seconds until the next may be asked for.
 * `simulatedCode`: the code itself where messages are simulated, '' where they are really sent.
 * `current` goes to the member's own bound phone, whatever `phone` says.
 */
export const sendSmsCode = defineEndpoint({
  path: '/v1/Login/sendSmsCode',
  payload: shape({ phone: text, purpose: oneOf(smsPurposes), key }),
  data: shape({ wait: count, simulatedCode: text }),
  access: 'public',
  changes: true,
});

/** Logs in by phone and code; an unknown phone becomes a member, `member_id` is then the referrer. */
export const loginBySms = defineEndpoint({
  path: '/v1/Login/loginBySms',
  payload: shape({ phone, code: requiredText, member_id: text, key }),
  data: session,
  access: 'public',
  changes: true,
});

export const loginByPassword = defineEndpoint({
  path: '/v1/Login/loginByPassword',
  payload: shape({ phone, password: requiredText, key }),
  data: session,
  access: 'public',
  changes: true,
});

/** Sets a new password by phone and code; every session of that member ends. */
export const resetPassword = defineEndpoint({
  path: '/v1/Login/resetPassword',
  payload: shape({ phone, code: requiredText, password: requiredText, key }),
  data: none,
  access: 'public',
  changes: true,
});

/** Ends this session. */
export const logout = defineEndpoint({
  path: '/v1/Login/logout',
  payload: shape({ key }),
  data: none,
  access: 'member',
  changes: true,
  whenDisabled: true,
});

/**
 * Registers a member who has no phone yet: binds it, sets a password unless '', and notes who
 * referred them (`member_id` or `inviteCode`) where nobody has been noted.
 */
export const registerMember = defineEndpoint({
  path: '/v1/Member/register',
  payload: shape({
    phone,
    code: requiredText,
    password: text,
    member_id: text,
    inviteCode: text,
    key,
  }),
  data: none,
  access: 'member',
  changes: true,
});

/** Binds a phone to a member who has none. */
export const bindPhone = defineEndpoint({
  path: '/v1/Member/bindPhone',
  payload: shape({ phone, code: requiredText, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** Moves a member from the bound phone (proved by `currentCode`) to another one. */
export const revisePhone = defineEndpoint({
  path: '/v1/Member/revisePhone',
  payload: shape({ currentCode: requiredText, phone, code: requiredText, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** Changes the password; `oldPassword` is '' where there was none. Every other session ends. */
export const changePassword = defineEndpoint({
  path: '/v1/Member/changePassword',
  payload: shape({ oldPassword: text, password: requiredText, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** What the account's settings show; the phone is masked (138****1234), '' while none is bound. */
export const accountState = defineEndpoint({
  path: '/v1/Member/accountState',
  payload: none,
  data: shape({ id, nickname: text, avatar: picture, phone: text, hasPassword: choice }),
  access: 'member',
});

/** sex 0 secret, 1 male, 2 female (specification section 3); `idCard` is masked. */
const profile = {
  name: text,
  sex: withDefault(choice, 0),
  hospital: text,
  department: text,
  jobTitle: text,
  province: text,
  city: text,
  idCard: text,
};

/**
 * What the form asks for and what was told. `answers` are to fields that the words beside them do not
 * stand for; of identity numbers they hold the mask.
 */
export const profileForm = defineEndpoint({
  path: '/v9/Member/getForm',
  payload: none,
  data: shape({ ...profile, fields: fieldList, answers: list(formAnswer, 'may lose all') }),
  access: 'member',
});

/** Saves the profile form, which is done from then on; what came masked leaves the stored one. */
export const saveProfile = defineEndpoint({
  path: '/v9/Member/setForm',
  payload: shape({ ...profile, answers: withDefault(sentAnswers, []), key }),
  data: none,
  access: 'member',
  changes: true,
});

/** `purchase`: what is agreed to by ordering. */
export const legalTexts = ['agreement', 'privacy', 'purchase'] as const;
export type LegalText = (typeof legalTexts)[number];

/** A version of a text, 0 for the one in force. */
export const legalText = defineEndpoint({
  path: '/v1/help/getLegalText',
  payload: shape({ type: oneOf(legalTexts), version: withDefault(count, 0) }),
  data: shape({
    title: requiredText,
    version: count,
    updated: time,
    chapters: list(shape({ heading: text, paragraphs: list(requiredText) })),
  }),
  access: 'public',
});

/** Why an account is disabled or the service rests, and whom to ask. */
export const supportInfo = defineEndpoint({
  path: '/v1/help/getSupport',
  payload: none,
  data: shape({ phone: text, hours: text, wechat: text, qrCode: picture, link }),
  access: 'public',
});

/** Fetches a picture that the messenger holds under a media id; video is refused. */
export const uploadMedia = defineEndpoint({
  path: '/v1/upload/uploadMedia',
  payload: shape({ media_id: requiredText, key }),
  data: shape({ data: picture }),
  access: 'member',
  changes: true,
});

/** As it came: texts of the wire are cut where no screen shows more. */
const base64 = leaf<string>((raw) => (typeof raw === 'string' && raw ? raw : undefined), 'base64');

/** A picture from the phone itself, base64 without a prefix, at most 4 MiB decoded. */
export const uploadPicture = defineEndpoint({
  path: '/v1/upload/uploadPicture',
  payload: shape({ content: base64, key }),
  data: shape({ data: picture }),
  access: 'member',
  changes: true,
  // megabytes on a slow network
  timeLimit: 60_000,
});

/**
 * Makes a picture the member's portrait: JPEG, PNG or WebP as `uploadPicture` takes them. Gives the
 * address under which it is shown from now on.
 */
export const setAvatar = defineEndpoint({
  path: '/v1/Member/setAvatar',
  payload: shape({ content: base64, key }),
  data: shape({ headimg: picture }, { headimg: 'avatar' }),
  access: 'member',
  changes: true,
  // as many seconds as a slow network needs
  timeLimit: 60_000,
});

export const accountApi = {
  sendSmsCode,
  loginBySms,
  loginByPassword,
  resetPassword,
  logout,
  registerMember,
  bindPhone,
  revisePhone,
  changePassword,
  accountState,
  profileForm,
  saveProfile,
  legalText,
  supportInfo,
  uploadMedia,
  uploadPicture,
  setAvatar,
};
