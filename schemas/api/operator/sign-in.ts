import * as z from 'zod/mini';
import { call, key, none, operator, words } from './call.ts';

export const signIn = call(
  'sign-in',
  null,
  z.object({
    name: words(40),
    password: z.string().check(z.maxLength(100)),
  }),
  z.object({ operator, csrf: z.string() }),
);

/** null: nobody is signed in. */
export const whoAmI = call(
  'who-am-i',
  null,
  none,
  z.nullable(z.object({ operator, csrf: z.string() })),
);

export const signOut = call('sign-out', 'view', none, none);

/** Other sessions of this operator end. */
export const changeOwnPassword = call(
  'change-own-password',
  'view',
  z.object({ old: z.string(), password: z.string(), key }),
  none,
);
