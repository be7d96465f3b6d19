import { inArray } from 'drizzle-orm';
import type {
  saveCaseEntry as saveEndpoint,
  submitCaseEntry as submitEndpoint,
} from '#schemas/case/endpoints.ts';
import type { CaseParts } from '#schemas/case/fields.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '../../db/database.ts';
import { caseEntry } from '../../db/tables/case.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { contestOf, stageOf } from './contests.ts';

type Writing = CaseParts & { id: string; title: string; pictures: readonly string[] };
type By = { db: Database; memberId: number; simulated: boolean; now: number };

/** Refuses `noSuchCase`, `notSubmissionStage`, `pictureUnknown`, `entrySent`. */
const write = async (
  { db, memberId, simulated, now }: By,
  { id, title, pictures, history, findings, diagnosis, treatment, discussion }: Writing,
  sent: boolean,
): Promise<void> => {
  const of = await contestOf(db, id);
  if (stageOf(of, now) !== 'submission') throw new RefusedError(caseRefusals.notSubmissionStage);
  const stored = [...new Set(pictures.map(storedAddress))];
  if (!(await areOwnPictures(db, { memberId, simulated }, stored)))
    throw new RefusedError(uploadRefusals.pictureUnknown);
  const at = new Date(now);
  const parts = { history, findings, diagnosis, treatment, discussion };
  const typed = { title, parts, pictures: stored, savedAt: at };
  const handed = { state: 'submitted', consentAt: at, submittedAt: at, reason: '' } as const;
  const row = sent ? { ...typed, ...handed } : typed;
  const written = await db
    .insert(caseEntry)
    .values({ contestId: of.id, memberId, ...row })
    .onConflictDoUpdate({
      target: [caseEntry.contestId, caseEntry.memberId],
      set: row,
      setWhere: inArray(caseEntry.state, ['draft', 'returned']),
    })
    .returning({ id: caseEntry.id });
  if (written.length === 0) throw new RefusedError(caseRefusals.entrySent);
};

export const saveCaseEntry =
  ({ wechat: { simulated } }: Services): Verb<typeof saveEndpoint> =>
  async ({ db, member, now }, typed) => {
    await write({ db, memberId: member.id, simulated, now }, typed, false);
    return {};
  };

/** Refuses `entryConsentMissing`, and what `write` refuses. */
export const submitCaseEntry =
  ({ wechat: { simulated } }: Services): Verb<typeof submitEndpoint> =>
  async ({ db, member, now }, { consent, ...typed }) => {
    if (!consent) throw new RefusedError(caseRefusals.entryConsentMissing);
    await write({ db, memberId: member.id, simulated, now }, typed, true);
    return {};
  };
