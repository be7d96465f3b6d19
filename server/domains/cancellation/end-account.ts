import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addressTable } from '../../db/tables/address.ts';
import { awardClaim, certificate } from '../../db/tables/award.ts';
import { cancellationTable as table } from '../../db/tables/cancellation.ts';
import { caseEntry, caseJudge, caseScore } from '../../db/tables/case.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { gameDraw } from '../../db/tables/contest.ts';
import { viewLog } from '../../db/tables/course.ts';
import { feedbackTable } from '../../db/tables/feedback.ts';
import { invoice } from '../../db/tables/invoice.ts';
import {
  credential,
  knownDevice,
  passwordFailure,
  smsCodeTable,
  wechatIdentity,
} from '../../db/tables/login.ts';
import { member } from '../../db/tables/member.ts';
import { message } from '../../db/tables/message.ts';
import { noteTable } from '../../db/tables/note.ts';
import { consentTable, onboardingTable } from '../../db/tables/onboarding.ts';
import { orderTable } from '../../db/tables/order.ts';
import { profile } from '../../db/tables/profile.ts';
import { appeal, attempt } from '../../db/tables/questionnaire.ts';
import { refund } from '../../db/tables/refund.ts';
import { relation } from '../../db/tables/relation.ts';
import { supportMessageTable, supportThreadTable } from '../../db/tables/support.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import { workshopInviteTable } from '../../db/tables/workshop.ts';
import { leaveTeams } from '../../libraries/team/index.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import { endSessionsOf } from '../../platform/auth/session.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { DAY } from '../../platform/time/durations.ts';
import { blocksOf } from './blocks.ts';
import { CANCELLATION_DUE, isCooling, lockLeaving } from './cancellations.ts';

const ENDED_NAME = '已注销用户';

/** Without these, the next login makes a new member. */
const dropLogins = async (tx: Database, memberId: number, now: number): Promise<void> => {
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  const account = `member:${memberId}`;
  await tx.delete(wechatIdentity).where(eq(wechatIdentity.memberId, memberId));
  await tx.delete(credential).where(eq(credential.memberId, memberId));
  await tx.delete(knownDevice).where(eq(knownDevice.owner, account));
  const failed = eq(passwordFailure.account, account);
  const phone = own?.phone ?? '';
  const byPhone = phone === '' ? undefined : eq(passwordFailure.account, phone);
  await tx.delete(passwordFailure).where(or(failed, byPhone));
  if (phone !== '') await tx.delete(smsCodeTable).where(eq(smsCodeTable.phone, phone));
  await endSessionsOf(tx, memberId, now);
};

/**
 * Deletes what the member wrote for themselves or for the desk alone; returns the values that named pictures.
 */
const dropWritings = async (tx: Database, memberId: number): Promise<unknown[]> => {
  const written: unknown[] = [];
  await tx.delete(addressTable).where(eq(addressTable.memberId, memberId));
  await tx
    .update(gameDraw)
    .set({ receiver: '', phone: '', address: '' })
    .where(eq(gameDraw.memberId, memberId));
  await tx.delete(noteTable).where(eq(noteTable.memberId, memberId));
  await tx.delete(viewLog).where(eq(viewLog.memberId, memberId));
  await tx.delete(relation).where(eq(relation.memberId, memberId));
  await tx.delete(message).where(eq(message.memberId, memberId));
  const profiles = tx.delete(profile).where(eq(profile.memberId, memberId));
  written.push(...(await profiles.returning({ named: profile.answers })));
  const papers = tx.delete(certificationTable).where(eq(certificationTable.memberId, memberId));
  written.push(...(await papers.returning({ named: certificationTable.pictures })));
  const feedback = tx.delete(feedbackTable).where(eq(feedbackTable.memberId, memberId));
  written.push(...(await feedback.returning({ named: feedbackTable.pictures })));
  const supportMessages = tx
    .delete(supportMessageTable)
    .where(eq(supportMessageTable.memberId, memberId));
  written.push(...(await supportMessages.returning({ named: supportMessageTable.pictures })));
  await tx.delete(supportThreadTable).where(eq(supportThreadTable.memberId, memberId));
  const attempts = tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(eq(attempt.memberId, memberId));
  await tx.delete(appeal).where(inArray(appeal.attemptId, attempts));
  return written;
};

/**
 * A published case stays without its author and pictures; other cases go. A judge's points stay without the
 * comments, and the seat goes.
 */
const dropCases = async (tx: Database, memberId: number): Promise<unknown[]> => {
  const own = eq(caseEntry.memberId, memberId);
  const named = await tx.select({ named: caseEntry.pictures }).from(caseEntry).where(own);
  await tx.delete(caseEntry).where(and(own, ne(caseEntry.state, 'accepted')));
  await tx.update(caseEntry).set({ pictures: [] }).where(own);
  await tx.update(caseScore).set({ comment: '' }).where(eq(caseScore.memberId, memberId));
  await tx.delete(caseJudge).where(eq(caseJudge.memberId, memberId));
  return named;
};

/** Applications to teach go with their pictures; a teacher of whom they made one stays without a picture. */
const dropOnboarding = async (tx: Database, memberId: number): Promise<unknown[]> => {
  const own = eq(onboardingTable.memberId, memberId);
  const made = tx.select({ id: onboardingTable.teacherId }).from(onboardingTable).where(own);
  const shown = await tx
    .select({ avatar: teacher.avatar })
    .from(teacher)
    .where(inArray(teacher.id, made));
  await tx.update(teacher).set({ avatar: '' }).where(inArray(teacher.id, made));
  await tx.delete(workshopMember).where(eq(workshopMember.memberId, memberId));
  const accepted = eq(workshopInviteTable.memberId, memberId);
  await tx.update(workshopInviteTable).set({ memberId: null }).where(accepted);
  await tx.delete(consentTable).where(eq(consentTable.memberId, memberId));
  const { portrait, licences } = onboardingTable;
  return [shown, await tx.delete(onboardingTable).where(own).returning({ portrait, licences })];
};

/** Claims and certificates stay and can be verified, without their holder. */
const blankClaims = async (tx: Database, memberId: number): Promise<void> => {
  const own = eq(awardClaim.memberId, memberId);
  await tx.update(awardClaim).set({ person: '', identityHash: null }).where(own);
  const claims = tx.select({ id: awardClaim.id }).from(awardClaim).where(own);
  await tx.update(certificate).set({ holder: '' }).where(inArray(certificate.claimId, claims));
};

/** Orders, refunds and invoices stay for the books, without what the member wrote on them. */
const blankOrders = async (tx: Database, memberId: number): Promise<unknown[]> => {
  const own = eq(orderTable.memberId, memberId);
  await tx.update(orderTable).set({ remark: '' }).where(own);
  await tx.update(invoice).set({ email: '' }).where(eq(invoice.memberId, memberId));
  const orders = tx.select({ id: orderTable.id }).from(orderTable).where(own);
  const refunds = await tx
    .select({ named: refund.pictures })
    .from(refund)
    .where(inArray(refund.orderId, orders));
  await tx.update(refund).set({ explain: '', pictures: [] }).where(inArray(refund.orderId, orders));
  return refunds;
};

const endAccount = async (tx: Database, memberId: number, now: number): Promise<void> => {
  const [before] = await tx
    .select({ avatar: member.avatar })
    .from(member)
    .where(eq(member.id, memberId));
  await dropLogins(tx, memberId, now);
  const written = await dropWritings(tx, memberId);
  const returned = await blankOrders(tx, memberId);
  const cases = await dropCases(tx, memberId);
  const applied = await dropOnboarding(tx, memberId);
  await blankClaims(tx, memberId);
  await leaveTeams(tx, memberId, now);
  await tx
    .update(member)
    .set({
      nickname: ENDED_NAME,
      avatar: '',
      phone: '',
      doctor: false,
      disabled: true,
      formDone: false,
    })
    .where(eq(member.id, memberId));
  const change = { before: [before, written, returned, cases, applied], after: [], now };
  await dropReplaced(tx, { memberId, ...change });
  await tx
    .update(table)
    .set({ endedAt: new Date(now) })
    .where(eq(table.memberId, memberId));
};

/** Ends the account when it is due; where something still blocks that, tries again a day later. */
export const endIfDue = async (tx: Database, memberId: number, now: number): Promise<void> => {
  await lockLeaving(tx, memberId);
  const [row] = await tx.select().from(table).where(isCooling(memberId)).for('update');
  if (!row) return;
  const again = (dueAt: number) =>
    addJob(tx, { kind: CANCELLATION_DUE, subject: `${memberId}`, dueAt });
  if (row.dueAt.getTime() > now) return again(row.dueAt.getTime());
  if ((await blocksOf(tx, memberId)).length === 0) return endAccount(tx, memberId, now);
  const dueAt = new Date(now + DAY);
  await tx.update(table).set({ dueAt }).where(eq(table.memberId, memberId));
  await again(dueAt.getTime());
};
