import { judgeWhen, type MemberFacts } from './judge-when.ts';
import { NEVER, type When } from './when.ts';

export const askers = ['visitor', 'member'] as const;
export type Asker = (typeof askers)[number];

export const someMember: MemberFacts = {
  ...{ id: undefined, card: undefined, doctor: undefined },
  ...{ registeredAt: undefined, studies: undefined },
};

/** The condition with NEVER for shares of 0 %, which a judgement would leave open. */
const withoutEmptyShares = (when: When): When => {
  if ('all' in when) return { all: when.all.map(withoutEmptyShares) };
  if ('any' in when) return { any: when.any.map(withoutEmptyShares) };
  if ('not' in when) return { not: withoutEmptyShares(when.not) };
  return 'share' in when && when.share.percent === 0 ? NEVER : when;
};

/** Whether a condition can hold at `now` (ms) for anybody of this kind. */
export const mayHold = (when: When, asker: Asker, now: number): boolean => {
  const member = asker === 'member' ? someMember : null;
  const facts = { now, member, device: undefined };
  return judgeWhen(withoutEmptyShares(when), facts).holds !== false;
};

/** The moments (ms) at which the result of a condition may change. */
export const turnsOf = (when: When): number[] => {
  if ('all' in when) return when.all.flatMap(turnsOf);
  if ('any' in when) return when.any.flatMap(turnsOf);
  if ('not' in when) return turnsOf(when.not);
  if (!('between' in when)) return [];
  return when.between.flatMap((minute) =>
    minute === null ? [] : [Date.parse(`${minute.replace(' ', 'T')}:00+08:00`)],
  );
};
