import { describeChanges } from '../../../schemas/operator/describe-changes.ts';
import { readHomeDocument } from '../../../schemas/operator/home-document.ts';
import { readDraft } from './draft.ts';
import type { OperatorVerb } from './implement-operator.ts';
import { liveRelease } from './releases.ts';
import { warningsOf } from './warnings.ts';

export const reviewDraft: OperatorVerb<'reviewDraft'> = async ({ db, now }) => {
  const { version, document: draft } = await readDraft(db);
  const { document: live } = await liveRelease(db);
  const read = readHomeDocument(draft);
  return {
    version,
    faults: read.ok ? [] : read.faults,
    warnings: await warningsOf({ db, now, draft, live }),
    changes: describeChanges(live, draft),
  };
};
