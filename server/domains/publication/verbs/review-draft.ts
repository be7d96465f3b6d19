import { detailChanges } from '#schemas/publication/change-details.ts';
import type { reviewDraft as endpoint } from '#schemas/publication/endpoints.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { leaveOut } from '#schemas/publication/leave-out.ts';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { authorsOf, saversOf } from '../change-authors.ts';
import { emptyFaults, emptyUntil, seenFrom } from '../document/guards/blocks.ts';
import { namesShown } from '../document/guards/names-shown.ts';
import { warningsOf } from '../document/guards/warnings.ts';
import { readPlanAndLive } from '../plans/plan.ts';
import { readDraftAndLive } from '../releases.ts';

/** What is reviewed: the draft, or a plan, beside what it changes; and what is live. */
const reviewed = async (db: Database, id: number | undefined) => {
  if (id === undefined) {
    const { draft, live } = await readDraftAndLive(db);
    const changes = detailChanges(live.document, draft.document);
    const authors = await authorsOf(db, draft, live.document);
    return {
      ...{ draft, base: live.document, live: live.document },
      changes: changes.map((change) => ({ ...change, authors: authors(change) })),
    };
  }
  const { plan, live } = await readPlanAndLive(db, id);
  const authors = saversOf(plan);
  return {
    ...{ draft: plan, base: plan.base, live: live.document },
    changes: detailChanges(plan.base, plan.document).map((change) => ({ ...change, authors })),
  };
};

type Used = Pick<Services, 'homePage' | 'uploads' | 'inFront'>;

/** Refuses `planUnknown`. */
export const reviewDraft =
  ({ homePage, uploads, inFront }: Used): Verb<typeof endpoint> =>
  async ({ db, now }, { at: asked, left = [], plan }) => {
    const { live, base, changes, ...found } = await reviewed(db, plan);
    const { version, document } = found.draft;
    const { page: draft } = leaveOut({ base, document }, left);
    const read = readHomeDocument(draft);
    // what is unfit is put right first, and then judged
    if (!read.ok) return { version, faults: read.faults, warnings: [], changes };
    const contents = await homePage.readContents({ db }, namesShown(draft.sections));
    const at = asked ?? (plan === undefined ? now : seenFrom(draft, now, contents));
    const given = { db, now, at, draft, live, contents, uploads, inFront: inFront === true };
    return {
      version,
      faults: emptyFaults(draft, at, contents),
      warnings: [
        ...(asked === undefined ? emptyUntil(draft, { at: now, from: at }, contents) : []),
        ...(await warningsOf(given)),
      ],
      changes,
    };
  };
