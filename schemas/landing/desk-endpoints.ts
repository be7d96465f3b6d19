import * as z from 'zod/mini';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  version,
} from '../operator/operator-call.ts';
import { draftDocument } from '../publication/draft-document.ts';
import { draft, fault, release } from '../publication/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { landingRefusals } from './refusals.ts';

/**
 * The blocks of a shared page are edited like a classic home page: in the live home document with the layout of
 * `BLOCKS_PAGE` replaced by the shared page's. Only that layout is stored.
 */
export const BLOCKS_PAGE = 'variant4';

const known = pickRefusals(landingRefusals, 'noSuchLanding');

const head = z.object({
  id: rowId,
  title: z.string(),
  published: z.boolean(),
  /** When its blocks were last published; null: never. */
  liveAt: z.nullable(epochMs),
  /** Whether the draft differs from what is live. */
  changed: z.boolean(),
});
export type BlockLandingHead = z.output<typeof head>;

const stored = z.object({ id: rowId, at: epochMs, author });

export const listBlockLandings = operatorCall(
  'list-block-landings',
  'home.look',
  z.object({}),
  z.object({ items: z.array(head) }),
);

export const readBlockLanding = operatorCall(
  'read-block-landing',
  'home.look',
  z.object({ id: rowId }),
  z.object({
    head,
    draft,
    /** The live home document, with this page's published blocks where it has some. */
    live: release,
    releases: z.array(stored),
    /** Its address for learners; '' where the learners' site is not configured. */
    page: z.string(),
  }),
  { refusals: known },
);
export type ReadBlockLanding = z.output<typeof readBlockLanding.data>;

/** Saves the draft, whose content may still be unfit for publishing. `stale`: somebody else has saved since. */
export const saveBlockLanding = operatorCall(
  'save-block-landing',
  'home.edit',
  z.object({ id: rowId, version, document: z.unknown(), key: operationKey }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version }),
    z.object({ outcome: z.literal('stale'), draft }),
    z.object({ outcome: z.literal('faulty'), faults: z.array(fault) }),
  ]),
  { idempotent: true, refusals: known },
);

export const publishBlockLanding = operatorCall(
  'publish-block-landing',
  'home.decide',
  z.object({ id: rowId, version, key: operationKey }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('published') }),
    z.object({ outcome: z.literal('stale'), draft }),
    z.object({ outcome: z.literal('faulty'), faults: z.array(fault) }),
  ]),
  { idempotent: true, refusals: known },
);

/** Replaces the draft by an earlier release; what is live does not change. */
export const restoreBlockLanding = operatorCall(
  'restore-block-landing',
  'home.edit',
  z.object({ id: rowId, release: rowId, version, key: operationKey }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version, document: draftDocument }),
    z.object({ outcome: z.literal('stale'), draft }),
  ]),
  {
    idempotent: true,
    refusals: pickRefusals(landingRefusals, 'noSuchLanding', 'noSuchLandingRelease'),
  },
);

export const landingDeskApi = {
  listBlockLandings,
  readBlockLanding,
  saveBlockLanding,
  publishBlockLanding,
  restoreBlockLanding,
};
