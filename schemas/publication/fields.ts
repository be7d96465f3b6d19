import * as z from 'zod/mini';
import { author, epochMs, rowId, version } from '../operator/operator-call.ts';
import { homeDocument } from './home-document.ts';

/** Shapes that several of the calls share. */

export const draft = z.object({ version, document: homeDocument, author, savedAt: epochMs });
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
