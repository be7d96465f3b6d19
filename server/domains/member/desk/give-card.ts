import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { giveMemberCard as endpoint } from '#schemas/member/desk-endpoints.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { isForever, lengthenCard } from '../../membership/index.ts';
import { writeAudit } from '../../operator/index.ts';
import { memberLocked } from './member-locked.ts';
import { endWords } from './words.ts';

const cardWords = (until: number | null, now: number): string => {
  if (until === null) return '没有会员卡';
  if (isForever(new Date(until))) return endWords(null);
  return until > now ? endWords(until) : `${endWords(until)}（已过期）`;
};

/** Refuses `noSuchDeskMember`, `deskAccountEnded`, `deskCardForever`. */
export const giveMemberCard: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { member: id, days, until: seen, reason },
) => {
  const holder = await memberLocked(db, id);
  const before = holder.vipUntil?.getTime() ?? null;
  if (before !== seen) return unchanged({ outcome: 'stale' as const, until: before });
  if (isForever(holder.vipUntil)) throw new RefusedError(deskRefusals.deskCardForever);
  const given = { holder, plan: { id: null, days } };
  const until = await lengthenCard(db, given, { operatorId: who.id }, now);
  const words = `${cardWords(before, now)} → ${cardWords(until, now)}`;
  const text = `给会员 ${id} 开通或延长会员卡：${words}，原因：${reason}`;
  await writeAudit(db, { who, action: 'member', text, now });
  return { outcome: 'given' as const, until };
};
