import type {
  awardPerson as personEndpoint,
  awardState as stateEndpoint,
  thingAwards as thingEndpoint,
} from '#schemas/award/endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { maskedIdentity } from '../../../platform/wire/masked-identity.ts';
import { idCardOf, profileOf } from '../../profile/index.ts';
import { awardFor, awardsBy, ofThing } from '../awards.ts';
import { withNames } from '../holder.ts';

/** Refuses `noSuchAward`. */
export const awardState =
  ({ secret }: Services): Verb<typeof stateEndpoint> =>
  async ({ db, member, now }, { id }) => {
    const { shown } = await awardFor(db, { secret, memberId: member.id, now }, id);
    const [named = shown] = await withNames(db, member, [shown]);
    return named;
  };

export const thingAwards =
  ({ secret }: Services): Verb<typeof thingEndpoint> =>
  async ({ db, member, now }, { target, id }) =>
    withNames(
      db,
      member,
      await awardsBy(db, { secret, memberId: member.id, now }, ofThing(target, id)),
    );

/** Refuses `noSuchAward`. */
export const awardPerson =
  ({ secret }: Services): Verb<typeof personEndpoint> =>
  async ({ db, member, now }, { id }) => {
    const { shown } = await awardFor(db, { secret, memberId: member.id, now }, id);
    const row = await profileOf(db, member.id);
    return {
      id: shown.id,
      title: shown.title,
      state: shown.state,
      needPerson: shown.needPerson,
      name: row?.name ?? '',
      idCard: maskedIdentity(idCardOf(secret, row)),
      unit: row?.hospital ?? '',
      jobTitle: row?.jobTitle ?? '',
    };
  };
