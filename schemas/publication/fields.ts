import * as z from 'zod/mini';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  version,
} from '../operator/operator-call.ts';
import type { OperatorAccess } from '../operator/roles.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { draftDocument } from './draft-document.ts';
import { publicationRefusals } from './refusals.ts';

/** Its document may be unfit to be published. */
export const draft = z.object({ version, document: draftDocument, author, savedAt: epochMs });

const documentChange = z.object({ part: z.string(), key: z.string(), text: z.string() });

/** A step of the draft's history; `version`: the draft's after it. */
export const draftStep = z.object({
  id: rowId,
  version,
  author,
  since: epochMs,
  at: epochMs,
  /** What the step was, in words; '' for saves of what was edited. */
  note: z.string(),
  /** The first of its changes; `count`: how many there are. */
  changes: z.array(documentChange),
  count: z.int(),
});
export const planStates = [
  ...(['editing', 'waiting', 'approved', 'returned'] as const),
  ...(['merged', 'released', 'abandoned'] as const),
] as const;

/** Plans of which changes are put live, by the names that they had. */
const namedPlans = z.array(z.object({ id: rowId, name: z.string() }));

export const releaseKinds = ['first', 'publish', 'scheduled', 'ended', 'rollback'] as const;
export const releaseHead = z.object({
  id: rowId,
  kind: z.enum(releaseKinds),
  author,
  at: epochMs,
  note: z.string(),
  source: z.nullable(rowId),
  plans: namedPlans,
});
/** Its document may break rules that came later, which keeps it from being taken up again and not from being read. */
export const release = z.extend(releaseHead, { document: draftDocument });
export const scheduleStates = ['waiting', 'live', 'paused', 'done', 'cancelled', 'failed'] as const;
/**
 * `missed`: no server ran in time. `misfit`: the page with it would break the rules. `kept`: the page without it
 * would, so that its changes stayed. `error`: the server failed at it and tries again.
 */
export const scheduleTroubles = ['missed', 'misfit', 'kept', 'error'] as const;
export const schedule = z.object({
  id: rowId,
  from: epochMs,
  until: z.nullable(epochMs),
  author,
  note: z.string(),
  /** `live`: it has begun and will end. `failed`: it never began. */
  state: z.enum(scheduleStates),
  begun: z.boolean(),
  /** Null where nothing is wrong, or an operator has seen to it. */
  trouble: z.nullable(z.enum(scheduleTroubles)),
  plans: namedPlans,
});
export const overlap = z.object({ id: rowId, both: z.array(z.string()) });
export const change = z.object({ part: z.string(), key: z.string(), text: z.string() });

const changeDetail = z.object({
  label: z.string(),
  kind: z.enum(['words', 'picture']),
  before: z.array(z.string()),
  after: z.array(z.string()),
});

/** A change that is published by itself; `field`: the setting, '' where it is an item as a whole. */
export const detailedChange = z.extend(change, {
  field: z.string(),
  details: z.array(changeDetail),
});

/** `authors`: who has changed it since it was live; none where nobody knows. */
export const changeChoice = z.extend(detailedChange, { authors: z.array(author) });

const LONGEST_KEY = 1000;
const MOST_LEFT = 2000;

/** Changes of a draft that are not to be published; what is no change of it leaves nothing out. */
export const leftOut = z.optional(
  z
    .array(
      z.object({
        part: z.string().check(z.maxLength(20)),
        key: z.string().check(z.maxLength(LONGEST_KEY)),
        field: z.string().check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(MOST_LEFT)),
);
export const presence = z.object({
  name: z.string(),
  /** The part that the operator is editing, in Chinese; '' while they only look. */
  editing: z.string(),
  seenAt: epochMs,
});

export const fault = z.object({ path: z.string(), message: z.string() });

/** What becomes of a save: done; done by somebody else meanwhile, whose draft this is; or not to be read as a draft. */
export const saved = z.object({ outcome: z.literal('saved'), version });
export const stale = z.object({ outcome: z.literal('stale'), draft });
export const faulty = z.object({ outcome: z.literal('faulty'), faults: z.array(fault) });

type Name = keyof typeof publicationRefusals;

/** A call that whoever may look at the home page makes, and that changes nothing. */
export const look = <F extends z.core.$ZodShape, D extends z.core.$ZodType, R extends Name = never>(
  name: string,
  fields: F,
  data: D,
  refusals: readonly R[] = [],
) =>
  operatorCall(name, 'home.look', z.object(fields), data, {
    refusals: pickRefusals(publicationRefusals, ...refusals),
  });

/** A call that changes something, once for each key. */
export const act = <
  F extends z.core.$ZodShape,
  D extends z.core.$ZodType,
  const O extends OperatorAccess,
  R extends Name = never,
>(
  name: string,
  access: O,
  fields: F,
  data: D,
  refusals: readonly R[] = [],
) =>
  operatorCall(name, access, z.object({ ...fields, key: operationKey }), data, {
    idempotent: true,
    refusals: pickRefusals(publicationRefusals, ...refusals),
  });
