import { isNotNull } from 'drizzle-orm';
import type { awaitsFirstSignIn as endpoint } from '#schemas/operator/endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';

export const awaitsFirstSignIn: Verb<typeof endpoint> = async ({ db }) => ({
  first: (await db.$count(operator, isNotNull(operator.lastSignInAt))) === 0,
});
