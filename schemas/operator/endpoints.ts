import * as z from 'zod/mini';
import { loginRefusals } from '../login/refusals.ts';
import { hasPasswordLength, LONGEST_PASSWORD } from '../text/validators.ts';
import { callRefusals } from '../wire/call-refusals.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import {
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  operatorSchema,
  rights,
  role,
  rowId,
  words,
} from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

const { operatorWrong } = operatorRefusals;

export const LONGEST_CODE = 40;

export const LONGEST_SIGN_IN = { name: 40, password: 100 } as const;

export const signInName = ruled(words(LONGEST_SIGN_IN.name), filled('请输入账号', operatorWrong));

export const signedIn = z.object({
  operator: z.extend(operatorSchema, {
    roleName: z.string(),
    rights,
    /** `needed`: the role has no rights until it is set up. */
    secondFactor: z.enum(['on', 'off', 'needed']),
  }),
  csrf: z.string(),
  /** The server stands in front of an existing back end, so that most desks are empty. */
  inFront: z.optional(z.literal(true)),
  /** With `inFront`: the home page comes from this server all the same. */
  ownHome: z.optional(z.literal(true)),
});

/** A code of the authenticator app, or a backup code where the password came first. */
export const secondFactor = ruled(
  words(LONGEST_CODE),
  filled('请输入验证码', operatorRefusals.secondFactorWrong),
);

export const signIn = operatorCall(
  'sign-in',
  null,
  z.object({
    name: signInName,
    password: ruled(
      z.string().check(z.maxLength(LONGEST_SIGN_IN.password)),
      filled('请输入密码', operatorWrong),
    ),
    second: z.optional(secondFactor),
  }),
  signedIn,
  {
    changes: true,
    refusals: pickRefusals(
      operatorRefusals,
      ...(['operatorWrong', 'operatorLocked', 'secondFactorNeeded', 'secondFactorWrong'] as const),
      'secondFactorLocked',
    ),
  },
);

/** null: nobody is signed in. */
export const whoAmI = operatorCall('who-am-i', null, emptyObject, z.nullable(signedIn));

/** Whether nobody has ever signed in, so that the page explains where the first password stands. */
export const awaitsFirstSignIn = operatorCall(
  'awaits-first-sign-in',
  null,
  emptyObject,
  z.object({ first: z.boolean() }),
);

export const signOut = operatorCall('sign-out', 'own', emptyObject, emptyObject, {
  changes: true,
});

const { oldPasswordWrong, passwordWeak } = loginRefusals;

export const currentPassword = ruled(
  z.string(),
  filled('请输入现在的密码', oldPasswordWrong),
  atMost(LONGEST_PASSWORD, oldPasswordWrong),
);

export const OPERATOR_PASSWORD_HINT = '8 到 64 位，不要用常见的密码';

const newPassword = ruled(z.string(), filled('请输入新密码', passwordWeak), {
  holds: hasPasswordLength,
  reason: passwordWeak.message,
  refusal: passwordWeak,
});

/** Ends the operator's other sessions. */
export const changeOwnPassword = operatorCall(
  'change-own-password',
  'own',
  z.object({ old: currentPassword, password: newPassword, key: operationKey }),
  emptyObject,
  {
    idempotent: true,
    refusals: joinRefusals(
      pickRefusals(operatorRefusals, 'operatorLocked'),
      pickRefusals(loginRefusals, 'passwordWeak', 'passwordGuessable', 'oldPasswordWrong'),
    ),
  },
);

const account = z.extend(operatorSchema, {
  active: z.boolean(),
  createdAt: epochMs,
  secondFactor: z.boolean(),
  lastSignInAt: z.nullable(epochMs),
  /** Of the last sign-in, such as browser and system; '' if unknown. */
  lastDevice: z.string(),
});

export const listOperators = operatorCall(
  'list-operators',
  'accounts.decide',
  emptyObject,
  z.object({ operators: z.array(account) }),
);

const operatorName = ruled(z.string().check(z.trim()), filled('请输入账号名'), {
  holds: (name) => /^[\p{L}\p{N}_-]{2,20}$/u.test(name),
  reason: '请用 2 到 20 个汉字、字母、数字、横线或下划线',
  refusal: callRefusals.badPayload,
});

/** The generated password is answered this once only. */
export const addOperator = operatorCall(
  'add-operator',
  'accounts.decide',
  z.object({
    name: operatorName,
    role,
    key: operationKey,
  }),
  z.object({ operator: account, password: z.string() }),
  {
    idempotent: 'answer-once',
    refusals: pickRefusals(operatorRefusals, 'operatorNameTaken', 'noSuchRole', 'moreRights'),
  },
);

/** Operators cannot lock themselves out, nor grant rights that they lack. */
export const changeOperator = operatorCall(
  'change-operator',
  'accounts.decide',
  z.object({ id: rowId, role, active: z.boolean(), resetPassword: z.boolean(), key: operationKey }),
  z.object({
    operator: account,
    /** With `resetPassword` a new one, answered this once only; otherwise null. */
    password: z.nullable(z.string()),
  }),
  {
    idempotent: 'answer-once',
    refusals: pickRefusals(
      operatorRefusals,
      'noSuchOperator',
      'noSuchRole',
      'ownRight',
      'moreRights',
    ),
  },
);

export const operatorApi = {
  signIn,
  whoAmI,
  awaitsFirstSignIn,
  signOut,
  changeOwnPassword,
  listOperators,
  addOperator,
  changeOperator,
};
