import { chinaMinute } from '../china-time.ts';
import { pointOf, variantOf } from './share.ts';
import type { Audience, BetweenLeaf, DeviceAbility, Share, When, WhenLeaf } from './when.ts';

const DAY = 86_400_000;

/** Facts about a member; undefined where unknown. */
export type MemberFacts = {
  id: string | undefined;
  card: boolean | undefined;
  doctor: boolean | undefined;
  /** In milliseconds. */
  registeredAt: number | undefined;
  /** Ids of the categories in which they have a course. */
  studies: readonly string[] | undefined;
};

export type WhenFacts = {
  /** The server's clock, in milliseconds. */
  now: number;
  /** null: a visitor; undefined: unknown. */
  member: MemberFacts | null | undefined;
  device: { id: string | undefined; can: readonly string[] } | undefined;
};

/** `open`: the facts are not enough to decide. */
export type Holds = boolean | 'open';

/** undefined: unknown; 'visitor': not a member; otherwise the member's value. */
type MemberFact<T> = undefined | 'visitor' | T;

type Judged =
  | { kind: 'all' | 'any' | 'not' }
  | { kind: 'audience'; target: Audience; by: MemberFact<'member'> }
  /** Whole days since the registration. */
  | { kind: 'newWithin'; target: number; by: MemberFact<number> }
  /** The categories of the condition in which they have a course. */
  | { kind: 'studies'; target: readonly string[]; by: MemberFact<readonly string[]> }
  /** The minute in China. */
  | { kind: 'between'; target: BetweenLeaf['between']; by: string }
  /** All abilities of the device. */
  | { kind: 'can'; target: DeviceAbility; by: readonly string[] | undefined }
  /** Their position in the experiment, 0 to 99.9, and the variant assigned to them. */
  | {
      kind: 'share';
      target: Share;
      by: { point: number; variant: string | undefined } | undefined;
    };

/** The judgement of one leaf or group; `level`: how many groups it is in. */
export type WhenStep = Judged & { result: Holds; level: number };

type Remainder = { holds: boolean } | { holds: 'open'; rest: When };
type Verdict = Remainder & {
  /** `experiment:variant`, or the experiment alone, if the condition holds only because of this share. */
  variant?: string;
};

/** Every leaf is judged, also after the decision, so that the steps are complete. */
export type WhenJudgement = Verdict & { steps: WhenStep[] };

const askAudience = (target: Audience, { member }: WhenFacts): Judged & { result: Holds } => {
  const by = member ? 'member' : member === null ? 'visitor' : undefined;
  const ask = (): Holds => {
    if (member === undefined) return 'open';
    if (target === 'visitor') return member === null;
    if (member === null || target === 'member') return member !== null;
    return (target === 'doctor' ? member.doctor : member.card) ?? 'open';
  };
  return { kind: 'audience', target, by, result: ask() };
};

const askNewWithin = (target: number, { member, now }: WhenFacts): Judged & { result: Holds } => {
  const kind = 'newWithin';
  if (member === null) return { kind, target, by: 'visitor', result: false };
  if (member?.registeredAt === undefined) return { kind, target, by: undefined, result: 'open' };
  const days = Math.max(0, Math.floor((now - member.registeredAt) / DAY));
  return { kind, target, by: days, result: days < target };
};

const askStudies = (
  target: readonly string[],
  { member }: WhenFacts,
): Judged & { result: Holds } => {
  const kind = 'studies';
  if (member === null) return { kind, target, by: 'visitor', result: false };
  if (!member?.studies) return { kind, target, by: undefined, result: 'open' };
  const { studies } = member;
  const by = target.filter((id) => studies.includes(id));
  return { kind, target, by, result: by.length > 0 };
};

const askBetween = (
  target: BetweenLeaf['between'],
  { now }: WhenFacts,
): Judged & { result: Holds } => {
  const [from, until] = target;
  const by = chinaMinute(now);
  const result = (from === null || from <= by) && (until === null || by < until);
  return { kind: 'between', target, by, result };
};

const askCan = (target: DeviceAbility, { device }: WhenFacts): Judged & { result: Holds } => ({
  kind: 'can',
  target,
  by: device?.can,
  result: device?.can.includes(target) ?? 'open',
});

/** A member has the same id on every device, so the device's id counts for visitors only. */
const askShare = (target: Share, { member, device }: WhenFacts): Judged & { result: Holds } => {
  const id = member === null ? device?.id : member?.id;
  if (!id) return { kind: 'share', target, by: undefined, result: 'open' };
  const by = { point: pointOf(target.of, id), variant: variantOf(target, id) };
  const isMeant = target.variant === undefined || target.variant === by.variant;
  return { kind: 'share', target, by, result: by.point < target.percent && isMeant };
};

const ask = (leaf: WhenLeaf, facts: WhenFacts): Judged & { result: Holds } => {
  if ('audience' in leaf) return askAudience(leaf.audience, facts);
  if ('newWithin' in leaf) return askNewWithin(leaf.newWithin, facts);
  if ('studies' in leaf) return askStudies(leaf.studies, facts);
  if ('between' in leaf) return askBetween(leaf.between, facts);
  if ('can' in leaf) return askCan(leaf.can, facts);
  return askShare(leaf.share, facts);
};

const named = (variant: string | undefined) => (variant === undefined ? {} : { variant });

type Open = Extract<Verdict, { holds: 'open' }>;

const openOf = (parts: readonly Verdict[]): Open[] =>
  parts.filter((part): part is Open => part.holds === 'open');

/** Depends on the share of each part, since it needs all parts. */
const allOf = (parts: readonly Verdict[]): Verdict => {
  if (parts.some(({ holds }) => holds === false)) return { holds: false };
  const variant = named(parts.find((part) => part.variant !== undefined)?.variant);
  const rests = openOf(parts).map(({ rest }) => rest);
  const [first] = rests;
  if (!first) return { holds: true, ...variant };
  return { holds: 'open', rest: rests.length > 1 ? { all: rests } : first, ...variant };
};

/** Depends on a share only if no part holds without one. */
const anyOf = (parts: readonly Verdict[]): Verdict => {
  const holding = parts.filter(({ holds }) => holds === true);
  const [first] = holding;
  if (first) return holding.every(({ variant }) => variant !== undefined) ? first : { holds: true };
  const open = openOf(parts);
  const [only, another] = open;
  if (!only) return { holds: false };
  return another ? { holds: 'open', rest: { any: open.map(({ rest }) => rest) } } : only;
};

/** Does not depend on the share of what it negates, so a double negation keeps both `not`. */
const notOf = (part: Verdict): Verdict =>
  part.holds === 'open' ? { holds: 'open', rest: { not: part.rest } } : { holds: !part.holds };

type Judge = (when: When, facts: WhenFacts, level: number, steps: WhenStep[]) => Verdict;

const judgeLeaf = (leaf: WhenLeaf, facts: WhenFacts, level: number, steps: WhenStep[]): Verdict => {
  const step = Object.assign(ask(leaf, facts), { level });
  steps.push(step);
  if (step.result === 'open') return { holds: 'open', rest: leaf };
  if (step.kind !== 'share' || !step.result) return { holds: step.result };
  const { of, variants } = step.target;
  const variant = variants ? `${of}:${step.by?.variant}` : of;
  return { holds: true, variant };
};

const judgeNode: Judge = (when, facts, level, steps) => {
  if (!('all' in when || 'any' in when || 'not' in when))
    return judgeLeaf(when, facts, level, steps);
  const kind = 'all' in when ? 'all' : 'any' in when ? 'any' : 'not';
  const own: WhenStep = { kind, result: 'open', level };
  steps.push(own);
  const judge = (inner: When) => judgeNode(inner, facts, level + 1, steps);
  const verdict =
    'all' in when
      ? allOf(when.all.map(judge))
      : 'any' in when
        ? anyOf(when.any.map(judge))
        : notOf(judge(when.not));
  own.result = verdict.holds;
  return verdict;
};

/**
 * Judges a condition by the known facts. What cannot be decided is left in `rest`, a condition that
 * `readWhen` accepts: judged with the missing facts and the same member and device, it gives the result of
 * the whole. `variant` applies whatever `rest` gives.
 */
export const judgeWhen = (when: When, facts: WhenFacts): WhenJudgement => {
  const steps: WhenStep[] = [];
  return Object.assign(judgeNode(when, facts, 0, steps), { steps });
};

/** Judges a condition finally: what is still open, also under `not`, does not hold. */
export const settleWhen = (
  when: When,
  facts: WhenFacts,
): { holds: boolean; variant?: string; steps: WhenStep[] } => {
  const { holds, steps, variant } = judgeWhen(when, facts);
  return holds === true ? { holds, steps, ...named(variant) } : { holds: false, steps };
};
