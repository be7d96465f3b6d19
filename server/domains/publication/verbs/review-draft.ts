import { describeChanges } from '../../../../schemas/publication/describe-changes.ts';
import { readHomeDocument } from '../../../../schemas/publication/home-document.ts';
import type { OperatorVerb } from '../../operator/index.ts';
import { type HomePage, warningsOf } from '../document/warnings.ts';
import { readDraft } from '../draft.ts';
import { liveRelease } from '../releases.ts';

export const reviewDraft =
  (page: HomePage): OperatorVerb<'reviewDraft'> =>
  async ({ db, now }) => {
    const { version, document: draft } = await readDraft(db);
    const { document: live } = await liveRelease(db);
    const read = readHomeDocument(draft);
    return {
      version,
      faults: read.ok ? [] : read.faults,
      warnings: await warningsOf({ db, now, draft, live, page }),
      changes: describeChanges(live, draft),
    };
  };
