import { and, asc, eq } from 'drizzle-orm';
import type { doctorCenter as endpoint } from '#schemas/onboarding/endpoints.ts';
import { onboardingKinds } from '#schemas/onboarding/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { onboardingTable } from '../../db/tables/onboarding.ts';
import { relation } from '../../db/tables/relation.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import { consentOf } from '../../libraries/agreement/index.ts';
import { published } from '../../libraries/catalogue/index.ts';
import { shopOf } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { certificationOf } from '../certification/index.ts';

/** The workshop that the member has been in longest, with its counts. */
const workshopOf = async (db: Database, memberId: number) => {
  const fans = and(
    eq(relation.kind, 'follow'),
    eq(relation.target, 'teacher'),
    eq(relation.targetId, teacher.id),
  );
  const [own] = await db
    .select({
      ...{ id: teacher.id, name: teacher.name, avatar: teacher.avatar },
      ...{ shop: shopOf, role: workshopMember.role },
      courses: db.$count(product, published(eq(product.teacherId, teacher.id))),
      lives: db.$count(live, and(eq(live.teacherId, teacher.id), eq(live.published, true))),
      fans: db.$count(relation, fans),
    })
    .from(workshopMember)
    .innerJoin(teacher, eq(teacher.id, workshopMember.teacherId))
    .where(eq(workshopMember.memberId, memberId))
    .orderBy(asc(workshopMember.joinedAt), asc(workshopMember.teacherId))
    .limit(1);
  if (!own) return undefined;
  const { id, ...rest } = own;
  return { teacherId: String(id), ...rest };
};

export const readDoctorCenter = async ({
  db,
  member,
}: Context<Member>): Promise<Data<typeof endpoint>> => {
  const [{ state: certification }, rows, { inForce, agreed }, own] = await Promise.all([
    certificationOf(db, member),
    db
      .select({ kind: onboardingTable.kind, state: onboardingTable.state })
      .from(onboardingTable)
      .where(eq(onboardingTable.memberId, member.id)),
    consentOf(db, member.id, 'teaching'),
    workshopOf(db, member.id),
  ]);
  const applications = onboardingKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
  return { certification, applications, agreement: { inForce, agreed }, workshop: own };
};
