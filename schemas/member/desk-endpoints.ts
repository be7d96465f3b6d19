import * as z from 'zod/mini';
import { deskRefusals } from '../desk/refusals.ts';
import {
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  requestedMoment,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';

/** Members as operators look at them, and what they do for one or against one, each with a reason. */

export const LONGEST_MEMBER_REASON = 100;
/** The most days that a card or an access is given at once. */
const MOST_GIVEN_DAYS = 3650;

export const memberTabs = ['all', 'card', 'doctor', 'disabled'] as const;
export type MemberTab = (typeof memberTabs)[number];

/** How a member came to an access. */
const accessSources = ['buy', 'team', 'gift', 'vip', 'redeem', 'admin', 'free'] as const;
export type AccessSource = (typeof accessSources)[number];

const head = z.object({
  id: rowId,
  nickname: z.string(),
  /** The phone with its middle hidden; '' for none. */
  phone: z.string(),
  doctor: z.boolean(),
  disabled: z.boolean(),
  /** The end of the card, also of one that is over; null for a member who never had one. */
  cardUntil: z.nullable(epochMs),
  cardForever: z.boolean(),
  createdAt: epochMs,
});
export type MemberHead = z.output<typeof head>;

const access = z.object({
  target: z.enum(['product', 'live']),
  targetId: rowId,
  /** '' for what is not there any more. */
  title: z.string(),
  source: z.enum(accessSources),
  startAt: epochMs,
  /** null: for ever. */
  endAt: z.nullable(epochMs),
});
export type MemberAccess = z.output<typeof access>;

const member = z.extend(head, {
  /** What an operator wrote when disabling the member; '' for nothing. */
  disabledReason: z.string(),
  /** The member has ended the account. */
  ended: z.boolean(),
  points: z.int(),
  /** In yuan. */
  balance: z.string(),
  orders: z.int(),
  /** Courses that were begun, lessons that were finished, and the time spent on all in ms. */
  courses: z.int(),
  lessons: z.int(),
  studied: z.int(),
  /** null: not since records are kept. */
  seenAt: z.nullable(epochMs),
  /** What holds now, the newest first; at most so many are told. */
  access: z.array(access),
});
export type MemberInFull = z.output<typeof member>;

/**
 * The newest first. `word`: a member's number, the beginning of a phone (three digits at least), or of a nickname.
 * `total`: how many there are, of which so many are counted at most.
 */
export const listMembers = operatorCall(
  'list-members',
  'members.look',
  z.object({ tab: z.enum(memberTabs), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(head), pages: z.int(), total: z.int() }),
);

export const readMember = operatorCall(
  'read-member',
  'members.look',
  z.object({ member: rowId }),
  member,
  { refusals: pickRefusals(deskRefusals, 'noSuchDeskMember') },
);

/** Courses whose name holds the word, or of this number. */
export const findCoursesToGive = operatorCall(
  'find-courses-to-give',
  'members.edit',
  z.object({ word: words(LONGEST_WORD) }),
  z.object({ choices: z.array(z.object({ id: rowId, title: z.string() })) }),
);

const reason = words(LONGEST_MEMBER_REASON).check(z.minLength(1));
/** 0: for ever. */
const days = z.int().check(z.nonnegative(), z.maximum(MOST_GIVEN_DAYS));

/**
 * Gives a card, or lengthens the one that holds, from its end. `until`: the end that the operator saw; where it is
 * another by now nothing is done.
 */
export const giveMemberCard = operatorCall(
  'give-member-card',
  'members.edit',
  z.object({ member: rowId, days, until: z.nullable(requestedMoment), reason, key: operationKey }),
  z.object({ outcome: z.enum(['given', 'stale']), until: z.nullable(epochMs) }),
  {
    idempotent: true,
    refusals: pickRefusals(deskRefusals, 'noSuchDeskMember', 'deskAccountEnded', 'deskCardForever'),
  },
);

/** Opens a course to a member, or for longer where it was opened by hand before. */
export const giveMemberAccess = operatorCall(
  'give-member-access',
  'members.edit',
  z.object({ member: rowId, course: rowId, days, reason, key: operationKey }),
  z.object({ until: z.nullable(epochMs) }),
  {
    idempotent: true,
    refusals: pickRefusals(
      deskRefusals,
      ...(['noSuchDeskMember', 'deskAccountEnded', 'noSuchDeskCourse'] as const),
      ...(['deskAccessHeld', 'deskGroupWaiting'] as const),
    ),
  },
);

/** Takes back what was opened by hand; what was bought goes back as a refund. */
export const takeMemberAccess = operatorCall(
  'take-member-access',
  'members.edit',
  z.object({ member: rowId, course: rowId, reason, key: operationKey }),
  z.object({}),
  {
    idempotent: true,
    refusals: pickRefusals(
      deskRefusals,
      ...(['noSuchDeskMember', 'deskAccountEnded'] as const),
      ...(['deskAccessNone', 'deskAccessOwned'] as const),
    ),
  },
);

/**
 * Disables a member, who is signed out everywhere and told the reason at the next sign-in, or lets them in again.
 * `done` false: it was so already. Money, orders and access stay as they are.
 */
export const setMemberDisabled = operatorCall(
  'set-member-disabled',
  'members.decide',
  z.object({ member: rowId, disabled: z.boolean(), reason, key: operationKey }),
  z.object({ done: z.boolean() }),
  {
    idempotent: true,
    refusals: pickRefusals(deskRefusals, 'noSuchDeskMember', 'deskAccountEnded'),
  },
);

export const memberDeskApi = {
  listMembers,
  readMember,
  findCoursesToGive,
  giveMemberCard,
  giveMemberAccess,
  takeMemberAccess,
  setMemberDisabled,
};
