import * as z from 'zod/mini';
import { joinRefusals, pickRefusals } from '../define-refusals.ts';
import { loginRefusals } from '../login/refusals.ts';
import { auditActions } from './fields.ts';
import {
  id,
  key,
  moment,
  none,
  operator,
  operatorCall,
  page,
  role,
  words,
} from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/** Append-only; newest first. `text` says in Chinese what was done. */
export const listAudit = operatorCall(
  'list-audit',
  'view',
  z.object({ page }),
  z.object({
    items: z.array(
      z.object({
        id,
        at: moment,
        name: z.string(),
        action: z.enum(auditActions),
        text: z.string(),
      }),
    ),
    pages: z.int(),
  }),
);

export const signIn = operatorCall(
  'sign-in',
  null,
  z.object({
    name: words(40),
    password: z.string().check(z.maxLength(100)),
  }),
  z.object({ operator, csrf: z.string() }),
  { refusals: pickRefusals(operatorRefusals, 'operatorWrong', 'operatorLocked') },
);

/** null: nobody is signed in. */
export const whoAmI = operatorCall(
  'who-am-i',
  null,
  none,
  z.nullable(z.object({ operator, csrf: z.string() })),
);

export const signOut = operatorCall('sign-out', 'view', none, none);

/** Other sessions of this operator end. */
export const changeOwnPassword = operatorCall(
  'change-own-password',
  'view',
  z.object({ old: z.string(), password: z.string(), key }),
  none,
  {
    refusals: joinRefusals(
      pickRefusals(operatorRefusals, 'operatorLocked'),
      pickRefusals(loginRefusals, 'passwordWeak', 'oldPasswordWrong'),
    ),
  },
);

const account = z.extend(operator, { active: z.boolean(), createdAt: moment });

export const listOperators = operatorCall(
  'list-operators',
  'publish',
  none,
  z.object({ operators: z.array(account) }),
);

/** The password is generated and told this once. */
export const addOperator = operatorCall(
  'add-operator',
  'publish',
  z.object({
    name: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}_-]{2,20}$/u)),
    role,
    key,
  }),
  z.object({ operator: account, password: z.string() }),
  { refusals: pickRefusals(operatorRefusals, 'operatorNameTaken') },
);

/** `resetPassword`: a new one is told this once. Nobody can lock themselves out. */
export const changeOperator = operatorCall(
  'change-operator',
  'publish',
  z.object({ id, role, active: z.boolean(), resetPassword: z.boolean(), key }),
  z.object({ operator: account, password: z.nullable(z.string()) }),
  { refusals: pickRefusals(operatorRefusals, 'noSuchOperator', 'ownRight') },
);

export const operatorApi = {
  signIn,
  whoAmI,
  signOut,
  changeOwnPassword,
  listAudit,
  listOperators,
  addOperator,
  changeOperator,
};
