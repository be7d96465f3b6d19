import { describeChoices } from '../../../../schemas/publication/describe-changes.ts';
import type { reviewDraft as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { readHomeDocument } from '../../../../schemas/publication/home-document.ts';
import { leaveOut } from '../../../../schemas/publication/leave-out.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { emptyFaults } from '../document/guards/blocks.ts';
import { namesShown } from '../document/guards/names-shown.ts';
import { warningsOf } from '../document/guards/warnings.ts';
import { readDraftAndLive } from '../releases.ts';

type Used = Pick<Services, 'homePage' | 'uploads' | 'inFront'>;

export const reviewDraft =
  ({ homePage, uploads, inFront }: Used): Verb<typeof endpoint> =>
  async ({ db, now }, { at = now, left = [] }) => {
    const found = await readDraftAndLive(db);
    const { version, document } = found.draft;
    const { document: live } = found.live;
    const { page: draft } = leaveOut({ base: live, document }, left);
    const read = readHomeDocument(draft);
    const changes = describeChoices(live, document);
    // what is unfit is put right first, and then judged
    if (!read.ok) return { version, faults: read.faults, warnings: [], changes };
    const contents = await homePage.readContents({ db }, namesShown(draft.sections));
    const given = { db, now, at, draft, live, contents, uploads, inFront: inFront === true };
    return {
      version,
      faults: emptyFaults(draft, at, contents),
      warnings: await warningsOf(given),
      changes,
    };
  };
