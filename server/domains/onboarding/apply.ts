import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type {
  applyAsOrganisation as organisationEndpoint,
  applyAsPerson as personEndpoint,
} from '#schemas/onboarding/endpoints.ts';
import { type OnboardingKind, specialtiesOf } from '#schemas/onboarding/fields.ts';
import { onboardingRefusals } from '#schemas/onboarding/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member as people } from '../../db/tables/member.ts';
import { onboardingTable as table } from '../../db/tables/onboarding.ts';
import { recordConsent } from '../../libraries/agreement/index.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { maskedIdentity } from '../../platform/wire/masked-identity.ts';
import { type OnboardingRow, onboardingOf } from './read-onboarding.ts';

/** Locks the member, so that applying, withdrawing and deciding happen one after another. */
export const lockApplicant = async (tx: Database, memberId: number): Promise<void> => {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, memberId))
    .for('no key update');
};

type Lines = {
  name: string;
  number: string;
  phone: string;
  specialties: string;
  shop: string;
  intro: string;
  portrait: string;
  licences: string[];
  agreement: number;
  hospital?: string;
  department?: string;
  jobTitle?: string;
  legalPerson?: string;
  contact?: string;
};

/** The stored number where it came masked. Refuses `onboardingInvalid` for a mask of another one, and `numberTaken`. */
const numberIn = async (
  tx: Database,
  { secret }: Services,
  { kind, memberId, number }: { kind: OnboardingKind; memberId: number; number: string },
  before: OnboardingRow | undefined,
) => {
  const unchanged = number.includes('*');
  if (unchanged && before?.number !== number)
    throw new RefusedError(onboardingRefusals.onboardingInvalid);
  const numberHash =
    unchanged && before ? before.numberHash : secret.hash('onboarding-number', kind, number);
  // two accounts that send the same number at once are judged one after the other
  await tx.execute(sql`select pg_advisory_xact_lock(45, hashtext(${numberHash}))`);
  const held = and(
    eq(table.kind, kind),
    eq(table.numberHash, numberHash),
    inArray(table.state, ['waiting', 'passed']),
    ne(table.memberId, memberId),
  );
  if ((await tx.$count(table, held)) > 0) throw new RefusedError(onboardingRefusals.numberTaken);
  return { number: unchanged ? number : maskedIdentity(number), numberHash };
};

const picturesIn = async (
  tx: Database,
  { wechat: { simulated } }: Services,
  memberId: number,
  { portrait, licences }: Pick<Lines, 'portrait' | 'licences'>,
  before: OnboardingRow | undefined,
) => {
  const pictures = {
    portrait: storedAddress(portrait),
    licences: [...new Set(licences.map(storedAddress))],
  };
  const known = before ? [before.portrait, ...before.licences] : [];
  const fresh = [pictures.portrait, ...pictures.licences].filter((each) => !known.includes(each));
  if (!(await areOwnPictures(tx, { memberId, simulated }, fresh)))
    throw new RefusedError(uploadRefusals.pictureUnknown);
  return { ...pictures, known };
};

const apply = async (
  services: Services,
  { db, member: { id: memberId }, now }: Context<Member>,
  kind: OnboardingKind,
  { agreement, ...lines }: Lines,
): Promise<Record<string, never>> => {
  await lockApplicant(db, memberId);
  const before = await onboardingOf(db, memberId, kind);
  if (before?.state === 'waiting') throw new RefusedError(onboardingRefusals.onboardingWaiting);
  if (before?.state === 'passed') throw new RefusedError(onboardingRefusals.onboardingPassed);
  await recordConsent(db, { memberId, type: 'onboarding', version: agreement, now });
  const { known, ...pictures } = await picturesIn(db, services, memberId, lines, before);
  const number = await numberIn(db, services, { kind, memberId, number: lines.number }, before);
  const { name, phone, shop, intro, hospital, department, jobTitle, legalPerson, contact } = lines;
  const row = {
    ...{ name, phone, shop, intro, hospital, department, jobTitle, legalPerson, contact },
    ...{ ...number, ...pictures, specialties: specialtiesOf(lines.specialties) },
    ...{ state: 'waiting' as const, reason: '', sentAt: new Date(now) },
    ...{ decidedAt: null, decidedBy: '' },
  };
  await db
    .insert(table)
    .values({ memberId, kind, ...row })
    .onConflictDoUpdate({
      target: [table.memberId, table.kind],
      set: { ...row, version: sql`${table.version} + 1` },
    });
  await dropReplaced(db, { memberId, before: known, after: Object.values(pictures), now });
  return {};
};

/** Refuses `onboardingWaiting`, `onboardingPassed`, `consentOutdated`, `pictureUnknown`, `numberTaken`. */
export const applyAsPerson =
  (services: Services): Verb<typeof personEndpoint> =>
  (context, lines) =>
    apply(services, context, 'person', lines);

/** Refuses what `applyAsPerson` does. */
export const applyAsOrganisation =
  (services: Services): Verb<typeof organisationEndpoint> =>
  (context, lines) =>
    apply(services, context, 'organisation', lines);
