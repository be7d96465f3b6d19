import * as z from 'zod/mini';
import { author, epochMs, rowId, version } from '../operator/operator-call.ts';
import { draftDocument } from './draft-document.ts';
import { homeDocument } from './home-document.ts';

/** Shapes that several of the calls share. */

/** Its document may be unfit to be published. */
export const draft = z.object({ version, document: draftDocument, author, savedAt: epochMs });

const documentChange = z.object({ part: z.string(), key: z.string(), text: z.string() });

/** A step of the draft's history; `version`: the draft's after it. */
export const draftStep = z.object({
  id: rowId,
  version,
  author,
  /** The first and the last of the saves that the step is made of. */
  since: epochMs,
  at: epochMs,
  /** What the step was, in words; '' for saves of what was edited. */
  note: z.string(),
  /** The first of its changes; `count`: how many there are. */
  changes: z.array(documentChange),
  count: z.int(),
});
export const releaseKinds = ['first', 'publish', 'scheduled', 'ended', 'rollback'] as const;
export const releaseHead = z.object({
  id: rowId,
  kind: z.enum(releaseKinds),
  author,
  at: epochMs,
  note: z.string(),
  /** The release whose content this one took up again. */
  source: z.nullable(rowId),
});
export const release = z.extend(releaseHead, { document: homeDocument });
export const scheduleStates = ['waiting', 'live', 'done', 'cancelled'] as const;
export const schedule = z.object({
  id: rowId,
  from: epochMs,
  /** When the page goes back to what was live before; null: never. */
  until: z.nullable(epochMs),
  author,
  note: z.string(),
  /** `live`: the publication has begun and will end. */
  state: z.enum(scheduleStates),
});
export const presence = z.object({
  name: z.string(),
  /** The part that the operator is editing, in Chinese; '' while they only look. */
  editing: z.string(),
  seenAt: epochMs,
});

export const fault = z.object({ path: z.string(), message: z.string() });
