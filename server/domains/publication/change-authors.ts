import { inArray } from 'drizzle-orm';
import { type ChangeChoice, describeChoices } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type LeftOut, leftOutId } from '#schemas/publication/leave-out.ts';
import { withoutUnseen } from '#schemas/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { homeDraftStep } from '../../db/tables/publication.ts';
import type { LayoutDraft } from './draft.ts';
import { itemOf, type OpenStep, unpublishedSteps } from './draft-history.ts';
import type { PlanRow } from './plans/plan.ts';

const asKept = (change: LeftOut): LeftOut => ({ ...change, key: withoutUnseen(change.key) });

const isInSet = (set: ReadonlySet<string>, change: LeftOut): boolean =>
  set.has(leftOutId(asKept(change)));

/** Whether the changes that a step keeps beside it tell all: settings of one item stand in one of them. */
const tellsAll = ({ changes, count }: OpenStep, settings: ReadonlySet<string>): boolean =>
  count === changes.length && !changes.some((change) => settings.has(itemOf(change)));

/** The changes of steps that have to be read for that. */
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

/**
 * Who has changed something of a draft since it was live, by name, whoever began first; nobody where that is older
 * than the history.
 */
export const authorsOf = async (
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
  const told = steps.map((step) => {
    const all = read.get(step.id) ?? step.changes.map((change) => ({ ...change, field: '' }));
    const open = all.filter((change) => (published[itemOf(asKept(change))] ?? 0) < step.version);
    return { author: step.author, ids: new Set(open.map((change) => leftOutId(asKept(change)))) };
  });
  return (change) => [
    ...new Set(told.flatMap(({ author, ids }) => (isInSet(ids, change) ? author : []))),
  ];
};

/** Who has saved a plan; its turns do not say which change was whose. */
export const saversOf = ({ turns, maker }: PlanRow): string[] => {
  const savers = turns.filter(({ kind }) => kind === 'saved').map(({ author }) => author);
  return [...new Set(savers.length > 0 ? savers : [maker])];
};
