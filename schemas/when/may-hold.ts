import { judgeWhen, type MemberFacts } from './judge-when.ts';
import { NEVER, type When } from './when.ts';

/** Who asks, as far as nothing else is known. */
export const askers = ['visitor', 'member'] as const;
export type Asker = (typeof askers)[number];

/** Somebody of whom nothing is known but that they are a member. */
export const someMember: MemberFacts = {
  ...{ id: undefined, card: undefined, doctor: undefined },
  ...{ registeredAt: undefined, studies: undefined },
};

/** A condition in which shares that nobody is in do not hold; a judgement leaves them open. */
const withoutEmptyShares = (when: When): When => {
  if ('all' in when) return { all: when.all.map(withoutEmptyShares) };
  if ('any' in when) return { any: when.any.map(withoutEmptyShares) };
  if ('not' in when) return { not: withoutEmptyShares(when.not) };
  return 'share' in when && when.share.percent === 0 ? NEVER : when;
};

/** Whether a condition holds at `now` (ms) for anybody who asks like this. */
export const mayHold = (when: When, asker: Asker, now: number): boolean => {
  const member = asker === 'member' ? someMember : null;
  const facts = { now, member, device: undefined };
  return judgeWhen(withoutEmptyShares(when), facts).holds !== false;
};

/** The moments (ms) at which a condition may begin or end to hold. */
export const turnsOf = (when: When): number[] => {
  if ('all' in when) return when.all.flatMap(turnsOf);
  if ('any' in when) return when.any.flatMap(turnsOf);
  if ('not' in when) return turnsOf(when.not);
  if (!('between' in when)) return [];
  return when.between.flatMap((minute) =>
    minute === null ? [] : [Date.parse(`${minute.replace(' ', 'T')}:00+08:00`)],
  );
};
