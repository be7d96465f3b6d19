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
 * The blocks of a page that is handed out are edited as a classic home page: in a document that is the live home page's
 * but for the layout of `BLOCKS_PAGE`, which is the page's own and alone is kept.
 */
export const BLOCKS_PAGE = 'variant4';

const known = pickRefusals(landingRefusals, 'noSuchLanding');

const head = z.object({
  id: rowId,
  title: z.string(),
  /** Whether members can open it. */
  published: z.boolean(),
  /** When its blocks were put live last; null: never. */
  liveAt: z.nullable(epochMs),
  /** Whether the draft says something else than what is live. */
  changed: z.boolean(),
});
export type BlockLandingHead = z.output<typeof head>;

const revision = z.object({ id: rowId, at: epochMs, author });

/** All pages of blocks, the newest first. */
export const listBlockLandings = operatorCall(
  'list-block-landings',
  'home.look',
  z.object({}),
  z.object({ items: z.array(head) }),
);

/**
 * A page with its draft, and `live`: what members see, of a page that is not the home page alone. `releases`: what was
 * put live, the newest first. `page`: where learners open it, '' where nobody named their site.
 */
export const readBlockLanding = operatorCall(
  'read-block-landing',
  'home.look',
  z.object({ id: rowId }),
  z.object({ head, draft, live: release, releases: z.array(revision), page: z.string() }),
  { refusals: known },
);
export type ReadBlockLanding = z.output<typeof readBlockLanding.data>;

/** Saves the draft, whose content may be unfit to be put live. `stale`: somebody saved meanwhile. */
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

/** Puts the draft of this version live. */
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

/** Makes the draft what was put live once; that stays live which is. */
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
