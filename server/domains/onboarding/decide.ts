import { and, asc, eq, sql } from 'drizzle-orm';
import {
  organisationOnboardingAddress,
  personOnboardingAddress,
} from '#schemas/onboarding/addresses.ts';
import type {
  decideOnboarding as endpoint,
  OnboardingDecision,
} from '#schemas/onboarding/desk-endpoints.ts';
import type { OnboardingState } from '#schemas/onboarding/fields.ts';
import { onboardingRefusals } from '#schemas/onboarding/refusals.ts';
import type { Database } from '../../db/database.ts';
import { onboardingTable as table } from '../../db/tables/onboarding.ts';
import { teacher, workshop, workshopMember } from '../../db/tables/teacher.ts';
import { introOf, nameShop } from '../../libraries/workshop/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../platform/endpoint/verb.ts';
import { type News, notifyMember } from '../../platform/messaging/notify-member.ts';
import { writeAudit } from '../operator/index.ts';
import { lockApplicant } from './apply.ts';
import type { OnboardingRow } from './read-onboarding.ts';

/** The state after a decision, and the states in which the decision is allowed. */
const outcomes = {
  pass: { state: 'passed', from: ['waiting', 'refused', 'revoked'] },
  refuse: { state: 'refused', from: ['waiting'] },
  revoke: { state: 'revoked', from: ['passed'] },
} as const satisfies Record<
  OnboardingDecision,
  { state: OnboardingState; from: readonly OnboardingState[] }
>;

const newTeacher = async (tx: Database, row: OnboardingRow): Promise<number> => {
  const { memberId, name, portrait, jobTitle, hospital, department, specialties, intro } = row;
  const [made] = await tx
    .insert(teacher)
    .values({
      ...{ memberId, name, avatar: portrait, title: jobTitle, hospital, department },
      ...{ fields: specialties, introHtml: introOf(intro) },
    })
    .returning({ id: teacher.id });
  if (!made) throw new Error('an insert returned no row');
  return made.id;
};

/** The teacher that an earlier decision or an operator linked with the applicant; a person's alone where none was made. */
const linkedTeacher = async (tx: Database, row: OnboardingRow): Promise<number | undefined> => {
  if (row.teacherId !== null) return row.teacherId;
  if (row.kind === 'organisation') return undefined;
  const [linked] = await tx
    .select({ id: teacher.id })
    .from(teacher)
    .leftJoin(table, eq(table.teacherId, teacher.id))
    .where(and(eq(teacher.memberId, row.memberId), sql`${table.id} is null`))
    .orderBy(asc(teacher.id))
    .limit(1);
  return linked?.id;
};

const openShop = async (tx: Database, teacherId: number, shop: string): Promise<void> => {
  if (shop === '' || (await tx.$count(workshop, eq(workshop.teacherId, teacherId))) > 0) return;
  await nameShop(tx, teacherId, shop);
};

/** Makes the applicant a teacher, or again the one that they were; returns the teacher. */
const beginTeaching = async (tx: Database, row: OnboardingRow): Promise<number> => {
  const linked = await linkedTeacher(tx, row);
  const teacherId = linked ?? (await newTeacher(tx, row));
  const { memberId } = row;
  if (linked !== undefined)
    await tx.update(teacher).set({ memberId }).where(eq(teacher.id, linked));
  await tx
    .insert(workshopMember)
    .values({ teacherId, memberId, role: 'owner' })
    .onConflictDoUpdate({
      target: [workshopMember.teacherId, workshopMember.memberId],
      set: { role: 'owner' },
    });
  await openShop(tx, teacherId, row.shop);
  return teacherId;
};

/** Ends all roles in the workshop; the teacher and what was sold stay. */
const endTeaching = async (tx: Database, { teacherId, memberId }: OnboardingRow): Promise<void> => {
  if (teacherId === null) return;
  await tx.delete(workshopMember).where(eq(workshopMember.teacherId, teacherId));
  await tx
    .update(teacher)
    .set({ memberId: null })
    .where(and(eq(teacher.id, teacherId), eq(teacher.memberId, memberId)));
};

const kindNames = { person: '个人入驻', organisation: '企业入驻' } as const;

const newsOf = ({ kind }: OnboardingRow, decision: OnboardingDecision, reason: string): News => {
  const link = kind === 'person' ? personOnboardingAddress() : organisationOnboardingAddress();
  const name = kindNames[kind];
  if (decision === 'pass')
    return {
      group: 'system',
      link,
      title: `${name}已通过`,
      body: '你已成为讲师，可以在医生中心管理工作室。',
    };
  const end = /[。.！!？?；;]$/u.test(reason) ? '' : '。';
  return {
    ...{ group: 'system', link },
    title: decision === 'refuse' ? `${name}没有通过` : `${name}已被撤销`,
    body: `原因：${reason}${end}修改资料后可以重新提交。`,
  };
};

const done = { pass: '通过', refuse: '没有通过', revoke: '撤销' } as const;

/** Decides, makes or ends the teacher, tells the member and the audit, in one transaction. Refuses `noSuchOnboarding`. */
export const decideOnboarding: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { id, version, decision, reason },
) => {
  const byId = eq(table.id, id);
  const [sent] = await db.select({ memberId: table.memberId }).from(table).where(byId);
  if (!sent) throw new RefusedError(onboardingRefusals.noSuchOnboarding);
  await lockApplicant(db, sent.memberId);
  const [row] = await db.select().from(table).where(byId);
  const { state, from } = outcomes[decision];
  const allowed: readonly OnboardingState[] = from;
  if (!row || row.version !== version || !allowed.includes(row.state))
    return unchanged({ outcome: 'stale' as const });
  // a number that another account has been passed with meanwhile
  if (decision === 'pass' && row.state !== 'waiting') {
    const taken = and(
      eq(table.kind, row.kind),
      eq(table.numberHash, row.numberHash),
      sql`${table.state} in ('waiting', 'passed') and ${table.id} <> ${id}`,
    );
    if ((await db.$count(table, taken)) > 0) throw new RefusedError(onboardingRefusals.numberTaken);
  }
  const teacherId = decision === 'pass' ? await beginTeaching(db, row) : row.teacherId;
  if (decision === 'revoke') await endTeaching(db, row);
  await db
    .update(table)
    .set({
      ...{ state, teacherId, reason: decision === 'pass' ? '' : reason },
      ...{ decidedAt: new Date(now), decidedBy: who.name, version: version + 1 },
    })
    .where(byId);
  await notifyMember(db, row.memberId, newsOf(row, decision, reason), now);
  const what = `${done[decision]}会员 ${row.memberId} 的${kindNames[row.kind]}`;
  const text = decision === 'pass' ? what : `${what}，原因：${reason}`;
  await writeAudit(db, { who, action: 'onboarding', text, now });
  return { outcome: 'decided' as const };
};
