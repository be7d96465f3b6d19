import { describeChanges } from '../../../../schemas/publication/describe-changes.ts';
import type { reviewDraft as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { readHomeDocument } from '../../../../schemas/publication/home-document.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { warningsOf } from '../document/warnings.ts';
import { readDraftAndLive } from '../releases.ts';

export const reviewDraft =
  (page: HomePageReader): Verb<typeof endpoint> =>
  async ({ db, now }) => {
    const found = await readDraftAndLive(db);
    const { version, document: draft } = found.draft;
    const { document: live } = found.live;
    const read = readHomeDocument(draft);
    return {
      version,
      faults: read.ok ? [] : read.faults,
      warnings: await warningsOf({ db, now, draft, live, page }),
      changes: describeChanges(live, draft),
    };
  };
