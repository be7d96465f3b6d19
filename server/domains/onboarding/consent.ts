import type {
  consent as consentEndpoint,
  giveConsent as endpoint,
} from '#schemas/onboarding/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { consentOf, recordConsent } from '../../libraries/agreement/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';

export const readConsent = (
  { db, member }: Context<Member>,
  { type }: Payload<typeof consentEndpoint>,
) => consentOf(db, member.id, type);

/** Refuses `consentOutdated`. */
export const giveConsent: Verb<typeof endpoint> = async (
  { db, member: { id: memberId }, now },
  { type, version },
) => {
  await recordConsent(db, { memberId, type, version, now });
  return {};
};
