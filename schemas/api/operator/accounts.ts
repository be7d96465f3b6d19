import * as z from 'zod/mini';
import { call, id, key, moment, none, operator, role } from './call.ts';

const account = z.extend(operator, { active: z.boolean(), createdAt: moment });

export const listOperators = call(
  'list-operators',
  'publish',
  none,
  z.object({ operators: z.array(account) }),
);

/** The password is generated and told this once. */
export const addOperator = call(
  'add-operator',
  'publish',
  z.object({
    name: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}_-]{2,20}$/u)),
    role,
    key,
  }),
  z.object({ operator: account, password: z.string() }),
);

/** `resetPassword`: a new one is told this once. Nobody can lock themselves out. */
export const changeOperator = call(
  'change-operator',
  'publish',
  z.object({ id, role, active: z.boolean(), resetPassword: z.boolean(), key }),
  z.object({ operator: account, password: z.nullable(z.string()) }),
);
