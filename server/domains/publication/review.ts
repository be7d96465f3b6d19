import { inArray } from 'drizzle-orm';
import { type LeftOut, leaveOut, leftOutId } from '#schemas/publication/change-sets.ts';
import {
  type ChangeChoice,
  describeChoices,
  detailChanges,
} from '#schemas/publication/describe-changes.ts';
import type * as calls from '#schemas/publication/endpoints.ts';
import { type HomeDocument, readHomeDocument } from '#schemas/publication/home-document.ts';
import { withoutUnseen } from '#schemas/text/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { homeDraftStep } from '../../db/tables/publication.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { itemOf } from './changes.ts';
import { emptyFaults, emptyUntil, seenFrom } from './document/guards/empty.ts';
import { namesShown } from './document/guards/seen.ts';
import { warningsOf } from './document/guards/warnings.ts';
import type { LayoutDraft } from './draft/draft.ts';
import { type OpenStep, unpublishedSteps } from './draft/unpublished.ts';
import { type PlanRow, readPlanAndLive } from './plans/plan.ts';
import { readDraftAndLive } from './release/releases.ts';

const asStored = (change: LeftOut): LeftOut => ({ ...change, key: withoutUnseen(change.key) });

const isInSet = (set: ReadonlySet<string>, change: LeftOut): boolean =>
  set.has(leftOutId(asStored(change)));

/** Whether the stored changes of a step are complete: settings of one item count as one of them. */
const tellsAll = ({ changes, count }: OpenStep, settings: ReadonlySet<string>): boolean =>
  count === changes.length && !changes.some((change) => settings.has(itemOf(change)));

const changesRead = async (db: Database, steps: readonly OpenStep[]) => {
  const { id, before, document } = homeDraftStep;
  const ids = steps.map((step) => step.id);
  if (ids.length === 0) return new Map<number, LeftOut[]>();
  const read = await db
    .select({ id, before, document })
    .from(homeDraftStep)
    .where(inArray(homeDraftStep.id, ids));
  return new Map(read.map((row) => [row.id, describeChoices(row.before, row.document)] as const));
};

/** By name: who has changed something since it was live; empty where the change is older than the history. */
const authorsOf = async (
  db: Database,
  draft: LayoutDraft,
  live: HomeDocument,
): Promise<(change: LeftOut) => string[]> => {
  const choices: ChangeChoice[] = describeChoices(live, draft.document);
  const settings = new Set(choices.filter(({ field }) => field !== '').map(itemOf));
  const steps = choices.length > 0 ? await unpublishedSteps(db, draft, live) : [];
  const read = await changesRead(
    db,
    steps.filter((step) => !tellsAll(step, settings)),
  );
  const published = draft.partlyPublished.items;
  const openSteps = steps.map((step) => {
    const all = read.get(step.id) ?? step.changes.map((change) => ({ ...change, field: '' }));
    const open = all.filter((change) => (published[itemOf(asStored(change))] ?? 0) < step.version);
    return { author: step.author, ids: new Set(open.map((change) => leftOutId(asStored(change)))) };
  });
  return (change) => [
    ...new Set(openSteps.flatMap(({ author, ids }) => (isInSet(ids, change) ? author : []))),
  ];
};

/** A plan's turns do not say which change was whose. */
const saversOf = ({ turns, maker }: PlanRow): string[] => {
  const savers = turns.filter(({ kind }) => kind === 'saved').map(({ author }) => author);
  return [...new Set(savers.length > 0 ? savers : [maker])];
};

/** `id`: of a plan; undefined for the draft. */
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

export const reviewDraft =
  ({ homePage, uploads, inFront }: Used): Verb<typeof calls.reviewDraft> =>
  async ({ db, now }, { at: moment, left = [], plan }) => {
    const { live, base, changes, ...found } = await reviewed(db, plan);
    const { version, document } = found.draft;
    const { page: draft } = leaveOut({ base, document }, left);
    const read = readHomeDocument(draft);
    // faults are corrected first, and only then are there warnings
    if (!read.ok) return { version, faults: read.faults, warnings: [], changes };
    const contents = await homePage.readContents({ db }, namesShown(draft.sections));
    const at = moment ?? (plan === undefined ? now : seenFrom(draft, now, contents));
    const given = { db, now, at, draft, live, contents, uploads, inFront: inFront === true };
    return {
      version,
      faults: emptyFaults(draft, at, contents),
      warnings: [
        ...(moment === undefined ? emptyUntil(draft, { at: now, from: at }, contents) : []),
        ...(await warningsOf(given)),
      ],
      changes,
    };
  };
