import { eq, sql } from 'drizzle-orm';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import type { Decision } from '#schemas/certification/desk-endpoints.ts';
import type { ApplicationState } from '#schemas/certification/states.ts';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { member } from '../../db/tables/member.ts';
import { type News, notifyMember } from '../../platform/messaging/notify-member.ts';
import { readApplication } from './applications.ts';

/** The state after a decision, and the states in which the decision is allowed. */
const outcomes = {
  pass: { state: 'passed', from: ['waiting', 'refused', 'revoked'] },
  refuse: { state: 'refused', from: ['waiting'] },
  revoke: { state: 'revoked', from: ['passed'] },
} as const satisfies Record<
  Decision,
  { state: ApplicationState; from: readonly ApplicationState[] }
>;

type Words = Pick<News, 'title' | 'body'>;

const wordsFor = (decision: Decision, reason: string): Words => {
  if (decision === 'pass')
    return { title: '医生认证已通过', body: '现在可以参加面向医生的问卷了。' };
  const end = /[。.！!？?；;]$/u.test(reason) ? '' : '。';
  return {
    title: decision === 'refuse' ? '医生认证没有通过' : '医生认证已被撤回',
    // message lists show two lines of the body
    body: `原因：${reason}${end}修改资料后可以重新提交。`,
  };
};

/** Locks the member, so that applying and deciding happen one after another. */
export const lockApplicant = async (tx: Database, memberId: number) =>
  (await tx.select().from(member).where(eq(member.id, memberId)).for('no key update'))[0];

const blankApplication = { name: '', hospital: '', department: '', jobTitle: '' };

type Input = {
  memberId: number;
  version: number;
  decision: Decision;
  reason: string;
  by: string;
  now: number;
};

/**
 * Decides an application as the operator saw it, in the caller's transaction: sets the member's mark and
 * notifies the member. false: it has changed since, and nothing is written. Refuses `noSuchApplication`.
 */
export const decideApplication = async (tx: Database, input: Input): Promise<boolean> => {
  const { memberId, version, decision, by, now } = input;
  await lockApplicant(tx, memberId);
  const application = await readApplication(tx, memberId);
  const { state, from } = outcomes[decision];
  const fits = (from as readonly ApplicationState[]).includes(application.state);
  if (application.version !== version || !fits) return false;
  const decided = {
    state,
    reason: decision === 'pass' ? '' : input.reason,
    decidedAt: new Date(now),
    decidedBy: by,
  };
  await tx
    .insert(certificationTable)
    .values({ ...blankApplication, memberId, sentAt: new Date(now), ...decided })
    .onConflictDoUpdate({
      target: certificationTable.memberId,
      set: { ...decided, version: sql`${certificationTable.version} + 1` },
    });
  await tx
    .update(member)
    .set({ doctor: decision === 'pass' })
    .where(eq(member.id, memberId));
  const link = certificationAddress();
  await notifyMember(
    tx,
    memberId,
    { ...wordsFor(decision, decided.reason), group: 'system', link },
    now,
  );
  return true;
};
