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

export const LONGEST_MEMBER_REASON = 100;
const MOST_GIVEN_DAYS = 3650;

export const memberTabs = ['all', 'card', 'doctor', 'disabled'] as const;
export type MemberTab = (typeof memberTabs)[number];

const accessSources = ['buy', 'team', 'gift', 'vip', 'redeem', 'admin', 'free'] as const;
export type AccessSource = (typeof accessSources)[number];

const head = z.object({
  id: rowId,
  nickname: z.string(),
  /** Masked; '' for none. */
  phone: z.string(),
  doctor: z.boolean(),
  disabled: z.boolean(),
  /** Also of a card that has run out; null for a member who never had one. */
  cardUntil: z.nullable(epochMs),
  cardForever: z.boolean(),
  createdAt: epochMs,
});
export type MemberHead = z.output<typeof head>;

const access = z.object({
  target: z.enum(['product', 'live']),
  targetId: rowId,
  /** '' for a deleted target. */
  title: z.string(),
  source: z.enum(accessSources),
  startAt: epochMs,
  /** null: for ever. */
  endAt: z.nullable(epochMs),
});
export type MemberAccess = z.output<typeof access>;

const member = z.extend(head, {
  /** '' unless the member is disabled with a reason. */
  disabledReason: z.string(),
  /** The account was cancelled. */
  ended: z.boolean(),
  points: z.int(),
  /** In yuan. */
  balance: z.string(),
  orders: z.int(),
  /** Begun ones; `lessons`: finished ones. */
  courses: z.int(),
  lessons: z.int(),
  /** In ms. */
  studied: z.int(),
  /** null: not since it is recorded. */
  seenAt: z.nullable(epochMs),
  /** Present ones, the newest first; not all where there are very many. */
  access: z.array(access),
});
export type MemberInFull = z.output<typeof member>;

/** Lists members; `word` is a number, or the beginning of a phone (three digits or more) or of a nickname. */
export const listMembers = operatorCall(
  'list-members',
  'members.look',
  z.object({ tab: z.enum(memberTabs), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({
    items: z.array(head),
    pages: z.int(),
    /** The server counts to a limit. */
    total: z.int(),
  }),
);

export const readMember = operatorCall(
  'read-member',
  'members.look',
  z.object({ member: rowId }),
  member,
  { refusals: pickRefusals(deskRefusals, 'noSuchDeskMember') },
);

/** Finds courses by their number or by a part of their title. */
export const findCoursesToGive = operatorCall(
  'find-courses-to-give',
  'members.edit',
  z.object({ word: words(LONGEST_WORD) }),
  z.object({ choices: z.array(z.object({ id: rowId, title: z.string() })) }),
);

const reason = words(LONGEST_MEMBER_REASON).check(z.minLength(1));
/** 0: for ever. */
const days = z.int().check(z.nonnegative(), z.maximum(MOST_GIVEN_DAYS));

/** Gives a card, or prolongs the present one from its end; `stale`: its end is not `until`, and nothing was changed. */
export const giveMemberCard = operatorCall(
  'give-member-card',
  'members.edit',
  z.object({
    member: rowId,
    days,
    /** The card's end that the operator saw. */
    until: z.nullable(requestedMoment),
    reason,
    key: operationKey,
  }),
  z.object({ outcome: z.enum(['given', 'stale']), until: z.nullable(epochMs) }),
  {
    idempotent: true,
    refusals: pickRefusals(deskRefusals, 'noSuchDeskMember', 'deskAccountEnded', 'deskCardForever'),
  },
);

/** Gives a member access to a course, or prolongs access that operators gave. */
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

/** Withdraws access that operators gave; bought access ends by a refund. */
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
 * Disables a member, whose sessions end and who sees the reason at the next login, or enables one. Money, orders and
 * access stay as they are. `done` false: the member already was.
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
