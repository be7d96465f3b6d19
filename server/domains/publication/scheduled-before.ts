import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type HomeDocument, readHomeDocument } from '#schemas/publication/home-document.ts';
import { type LeftOut, leaveOut } from '#schemas/publication/leave-out.ts';
import type { Database } from '../../db/database.ts';
import { homeDraftStep } from '../../db/tables/publication.ts';
import { lockDraft } from './draft.ts';
import { liveRelease } from './releases.ts';
import { openSchedules, type Schedule } from './schedules.ts';

type Asked = {
  version: number;
  left?: readonly LeftOut[] | undefined;
  from: number;
  until: number | null;
};

/** The draft of a version: as it is, or as it was before the step that took its changes out. */
const draftOf = async (tx: Database, version: number): Promise<HomeDocument | undefined> => {
  const draft = await lockDraft(tx);
  if (draft.version === version) return draft.document;
  const [step] = await tx
    .select({ before: homeDraftStep.before })
    .from(homeDraftStep)
    .where(eq(homeDraftStep.version, version + 1));
  return step?.before;
};

/**
 * The open schedule, if there is one, that another request has made of the same version for the same times; the draft
 * is locked until `tx` ends.
 */
export const scheduledBefore = async (
  tx: Database,
  { version, left = [], from, until }: Asked,
): Promise<Schedule | undefined> => {
  const document = await draftOf(tx, version);
  if (!document) return undefined;
  const { document: base } = await liveRelease(tx);
  const read = readHomeDocument(leaveOut({ base, document }, left).page);
  if (!read.ok) return undefined;
  return (await openSchedules(tx)).find(
    (schedule) =>
      schedule.startAt.getTime() === from &&
      (schedule.endAt?.getTime() ?? null) === until &&
      isDeepStrictEqual([schedule.base, schedule.document], [base, read.document]),
  );
};
