import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type * as pickerCalls from '#schemas/publication/picker-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { selectPage } from '../../db/select-page.ts';
import { operator } from '../../db/tables/operator.ts';
import {
  homeDraft,
  homeDraftStep,
  homeGround,
  homePlan,
  homeRelease,
  homeSchedule,
  operatorUpload,
} from '../../db/tables/publication.ts';
import { pictureIn } from '../../libraries/upload/index.ts';
import type { OperatorContext, Repeatable } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps, type Verb } from '../../platform/endpoint/verb.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { pictureSize } from '../../platform/storage/fit-picture.ts';
import { addressOf, fileOf, filesIn, type Uploads } from '../../platform/storage/uploads.ts';
import { DAY } from '../../platform/time/durations.ts';
import { writeAudit } from '../operator/index.ts';
import { picturesIn } from './document/guards/warnings.ts';
import { lockDraft } from './draft/draft.ts';
import { readDraftAndLive } from './release/releases.ts';
import { kinds } from './things/kinds.ts';

/** In words, what shows each uploaded file; 页面文档 where no field of a picture does. */
const holdersIn = (document: HomeDocument): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { of, address } of picturesIn(document)) {
    const file = fileOf(address);
    if (file) found.set(file, [...(found.get(file) ?? []), of]);
  }
  for (const file of filesIn(document)) if (!found.has(file)) found.set(file, ['页面文档']);
  return found;
};

const usesIn = (draft: HomeDocument, live: HomeDocument) => {
  const [inDraft, onPage] = [holdersIn(draft), holdersIn(live)];
  return (file: string): string[] => [
    ...(inDraft.get(file) ?? []).map((of) => `草稿：${of}`),
    ...(onPage.get(file) ?? []).map((of) => `线上：${of}`),
  ];
};

const documents = [
  [homeDraft, homeDraft.document],
  [homeGround, homeGround.document],
  [homeRelease, homeRelease.document],
  [homeSchedule, homeSchedule.base],
  [homeSchedule, homeSchedule.document],
  [homePlan, homePlan.base],
  [homePlan, homePlan.document],
  [homeDraftStep, homeDraftStep.before],
  [homeDraftStep, homeDraftStep.document],
] as const;

const isHeld = async (db: Database, file: string): Promise<boolean> => {
  const held = documents.map(
    ([table, column]) =>
      sql`exists (select from ${table} where position(${file} in ${column}::text) > 0)`,
  );
  // several kinds share a table, whose pictures are searched once
  const pictures = new Map(Object.values(kinds).map(({ table, thumb }) => [thumb, table]));
  const shown = [...pictures].map(
    ([thumb, table]) => sql`exists (select from ${table} where position(${file} in ${thumb}) > 0)`,
  );
  const [found] = await db.select({ held: sql<boolean>`${or(...held, ...shown)}` }).from(oneRow);
  return found?.held === true;
};

const REMOVED_UPLOAD = 'removed-upload';

const removeFileAfter = (tx: Database, file: string, now: number): Promise<void> =>
  addJob(tx, { kind: REMOVED_UPLOAD, subject: file, dueAt: now });

export const removalJobs = (uploads: Pick<Uploads, 'remove'>): JobHandlers => ({
  [REMOVED_UPLOAD]: async (db, file) => {
    if ((await db.$count(operatorUpload, eq(operatorUpload.file, file))) === 0)
      await uploads.remove(file);
    return undefined;
  },
});

const MOST_A_DAY = 300;

const assertUploadsLeft = async ({ db, operator, now }: OperatorContext): Promise<void> => {
  const own = eq(operatorUpload.operatorId, operator.id);
  const today = gt(operatorUpload.at, new Date(now - DAY));
  if ((await db.$count(operatorUpload, and(own, today))) >= MOST_A_DAY)
    throw new RefusedError(uploadRefusals.tooManyPictures);
};

type Picture = Awaited<ReturnType<typeof pictureIn>>;

const keepPicture = ({ uploads }: Pick<Services, 'uploads'>) => ({
  prepare: async (context: OperatorContext, { content }: { content: string }): Promise<Picture> => {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > calls.LARGEST_OPERATOR_PICTURE)
      throw new RefusedError(publicationRefusals.operatorPictureTooLarge);
    await assertUploadsLeft(context);
    return pictureIn(bytes);
  },
  run: async (context: OperatorContext & Repeatable, _payload: unknown, picture: Picture) => {
    const { db, operator, now, undo } = context;
    await assertUploadsLeft(context);
    const bytes = picture.bytes.length;
    const file = await uploads.save(picture);
    undo.push(() => uploads.remove(file));
    const row = { file, operatorId: operator.id, bytes, at: new Date(now) };
    await db.insert(operatorUpload).values({ ...row, ...picture.size });
    const text = `上传图片 ${addressOf(file)}（${Math.ceil(bytes / 1024)} KB）`;
    await writeAudit(db, { who: operator, action: 'upload', text, now });
    return { address: addressOf(file) };
  },
});

export const uploadFile = (services: Pick<Services, 'uploads'>) =>
  steps(calls.uploadFile, keepPicture(services));

export const uploadContentPicture = (services: Pick<Services, 'uploads'>) =>
  steps(calls.uploadContentPicture, keepPicture(services));

const SIZE = 12;

/** For uploads from before sizes were stored. */
const measured = async (uploads: Uploads, file: string) => {
  const found = await uploads.find(file);
  return (found && (await pictureSize(await found.whole()))) ?? { width: 0, height: 0 };
};

export const listUploads =
  ({ uploads }: Pick<Services, 'uploads'>): Verb<typeof pickerCalls.listUploads> =>
  async ({ db }, { page }) => {
    const all = db
      .select({ upload: operatorUpload, by: operator.name })
      .from(operatorUpload)
      .innerJoin(operator, eq(operator.id, operatorUpload.operatorId));
    const { rows, pageCount } = await selectPage(db, all, {
      orderBy: [desc(operatorUpload.at), desc(operatorUpload.file)],
      ...{ page, size: SIZE, counted: operatorUpload },
    });
    const { draft, live } = await readDraftAndLive(db);
    const usesOf = usesIn(draft.document, live.document);
    const items = rows.map(async ({ upload, by }) => {
      const { file, bytes, at, width, height } = upload;
      const size = width && height ? { width, height } : await measured(uploads, file);
      return { ...size, address: addressOf(file), by, at: at.getTime(), bytes, used: usesOf(file) };
    });
    return {
      items: await Promise.all(items),
      pages: pageCount,
    };
  };

export const removeUpload: Verb<typeof pickerCalls.removeUpload> = async (
  { db, operator: who, now },
  input,
) => {
  const file = fileOf(input.address);
  // with the lock, nobody saves a draft that names the file meanwhile
  await lockDraft(db);
  const own = eq(operatorUpload.file, file);
  const [row] = await db.delete(operatorUpload).where(own).returning();
  if (!row) throw new RefusedError(publicationRefusals.noSuchUpload);
  if (await isHeld(db, file)) throw new RefusedError(publicationRefusals.uploadInUse);
  await removeFileAfter(db, file, now);
  const text = `删除图片 ${addressOf(file)}（${Math.ceil(row.bytes / 1024)} KB）`;
  await writeAudit(db, { who, action: 'remove-upload', text, now });
  return {};
};
