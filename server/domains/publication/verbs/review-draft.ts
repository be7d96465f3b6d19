import { describeChanges } from '../../../../schemas/publication/describe-changes.ts';
import type { reviewDraft as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { readHomeDocument } from '../../../../schemas/publication/home-document.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { emptyFaults } from '../document/guards/blocks.ts';
import { namesShown } from '../document/guards/names-shown.ts';
import { warningsOf } from '../document/guards/warnings.ts';
import { readDraftAndLive } from '../releases.ts';

type Used = Pick<Services, 'homePage' | 'uploads' | 'inFront'>;

export const reviewDraft =
  ({ homePage, uploads, inFront }: Used): Verb<typeof endpoint> =>
  async ({ db, now }) => {
    const found = await readDraftAndLive(db);
    const { version, document: draft } = found.draft;
    const { document: live } = found.live;
    const read = readHomeDocument(draft);
    const contents = await homePage.readContents({ db }, namesShown(draft.sections));
    return {
      version,
      faults: read.ok ? emptyFaults(draft, now, contents) : read.faults,
      warnings: await warningsOf({
        db,
        now,
        draft,
        live,
        contents,
        uploads,
        inFront: inFront === true,
      }),
      changes: describeChanges(live, draft),
    };
  };
