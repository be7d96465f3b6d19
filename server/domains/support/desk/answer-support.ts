import { supportAddress } from '#schemas/support/addresses.ts';
import type { answerSupport as endpoint } from '#schemas/support/desk-endpoints.ts';
import { supportMessageTable } from '../../../db/tables/support.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { writeAudit } from '../../operator/index.ts';
import { latestOf } from '../rows.ts';
import { changeThread } from './threads.ts';

/** Answers in a member's thread, which is open from then on. Refuses `noSuchThread`. */
export const answerSupport: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { member: memberId, text },
) => {
  const at = new Date(now);
  const latest = latestOf(text, []);
  await changeThread(db, memberId, {
    ...{ state: 'open', waiting: 0, latest, latestAt: at, closedAt: null },
  });
  await db.insert(supportMessageTable).values({ memberId, side: 'desk', by: who.name, text, at });
  const news = { title: '客服回复了你', body: latest, link: supportAddress() };
  await notifyMember(db, memberId, { ...news, group: 'system' }, now);
  const entry = { action: 'support', text: `回复会员 ${memberId} 的咨询` } as const;
  await writeAudit(db, { who, ...entry, now });
  return {};
};
