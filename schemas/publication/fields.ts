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

export const draftStep = z.object({
  id: rowId,
  /** Of the draft after the step. */
  version,
  author,
  since: epochMs,
  at: epochMs,
  /** In words; '' for saves of edits. */
  note: z.string(),
  /** The first of `count` changes. */
  changes: z.array(documentChange),
  count: z.int(),
});
export const planStates = [
  ...(['editing', 'waiting', 'approved', 'returned'] as const),
  ...(['merged', 'released', 'abandoned'] as const),
] as const;

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
/** Its document may break rules that came later: it can be read, but not made live again. */
export const release = z.extend(releaseHead, { document: draftDocument });
export const scheduleStates = ['waiting', 'live', 'paused', 'done', 'cancelled', 'failed'] as const;
/**
 * `missed`: no server ran in time. `misfit`: the page with it would break the rules. `kept`: the page without
 * it would, so its changes stayed. `error`: the server failed and retries.
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
  /** null: none, or an operator has handled it. */
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

/** A change that can be published by itself. */
export const detailedChange = z.extend(change, {
  /** The setting; '' where the whole item changes. */
  field: z.string(),
  details: z.array(changeDetail),
});

export const changeChoice = z.extend(detailedChange, {
  /** Who has changed it since it was live; empty if unknown. */
  authors: z.array(author),
});

const LONGEST_KEY = 1000;
const MOST_LEFT = 2000;

/** Changes of a draft to leave out when publishing; unknown ones have no effect. */
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
  /** The part being edited, in Chinese; '' while only looking. */
  editing: z.string(),
  seenAt: epochMs,
});

export const fault = z.object({ path: z.string(), message: z.string() });

/** The outcomes of a save; with `stale` somebody else saved first, and `draft` is theirs. */
export const saved = z.object({ outcome: z.literal('saved'), version });
export const stale = z.object({ outcome: z.literal('stale'), draft });
export const faulty = z.object({ outcome: z.literal('faulty'), faults: z.array(fault) });

type Name = keyof typeof publicationRefusals;

/** Defines a reading call for holders of `home.look`. */
export const look = <F extends z.core.$ZodShape, D extends z.core.$ZodType, R extends Name = never>(
  name: string,
  fields: F,
  data: D,
  refusals: readonly R[] = [],
) =>
  operatorCall(name, 'home.look', z.object(fields), data, {
    refusals: pickRefusals(publicationRefusals, ...refusals),
  });

/** Defines a changing call, idempotent by its key. */
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
