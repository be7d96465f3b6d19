import { and, eq } from 'drizzle-orm';
import type { onboarding as endpoint } from '#schemas/onboarding/endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { onboardingTable } from '../../db/tables/onboarding.ts';
import { consentOf } from '../../libraries/agreement/index.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';

type Kind = Payload<typeof endpoint>['kind'];

export type OnboardingRow = typeof onboardingTable.$inferSelect;

export const ownOnboarding = (memberId: number, kind: Kind) =>
  and(eq(onboardingTable.memberId, memberId), eq(onboardingTable.kind, kind));

export const onboardingOf = async (
  db: Database,
  memberId: number,
  kind: Kind,
): Promise<OnboardingRow | undefined> => {
  const [row] = await db.select().from(onboardingTable).where(ownOnboarding(memberId, kind));
  return row;
};

const blank = {
  ...{ name: '', number: '', hospital: '', department: '', jobTitle: '', legalPerson: '' },
  ...{ contact: '', phone: '', shop: '', intro: '', reason: '', portrait: '' },
};

export const readOwnOnboarding =
  ({ secret }: Services) =>
  async (
    context: Context<Member>,
    { kind }: Payload<typeof endpoint>,
  ): Promise<Data<typeof endpoint>> => {
    const { db, member } = context;
    const [row, agreement] = await Promise.all([
      onboardingOf(db, member.id, kind),
      consentOf(db, member.id, 'onboarding'),
    ]);
    const { inForce, agreed } = agreement;
    if (!row)
      return {
        ...{ ...blank, state: 'none', specialties: '', licences: [], sentAt: null },
        agreement: { inForce, agreed },
      };
    const { name, number, hospital, department, jobTitle, legalPerson, contact, phone } = row;
    const signed = signedForOwner(secret, context);
    return {
      ...{ name, number, hospital, department, jobTitle, legalPerson, contact, phone },
      ...{ state: row.state, reason: row.reason, shop: row.shop, intro: row.intro },
      specialties: row.specialties.join('、'),
      portrait: signed(row.portrait),
      licences: row.licences.map(signed),
      sentAt: row.sentAt.getTime(),
      agreement: { inForce, agreed },
    };
  };
