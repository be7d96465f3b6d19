import { asc, gt, sql } from 'drizzle-orm';
import { holds } from '#schemas/operator/areas.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../../db/database.ts';
import { type homeDraft, homeDraftStep } from '../../../db/tables/publication.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { itemOf } from '../changes.ts';
import { readDraftAndLive } from '../release/releases.ts';
import { draftStepById } from './history.ts';

type Draft = typeof homeDraft.$inferSelect;

export const SCHEDULES = { id: null, name: '定时发布' };

type Owner = { id: number; name: string; count: number };

type Unpublished = { owners: Owner[]; earlier: number };

export const unpublishedSteps = async (db: Database, draft: Draft, live: HomeDocument) => {
  const { id, version, operatorId, author, changes, count } = homeDraftStep;
  const isLive = sql<boolean>`${homeDraftStep.document} = ${JSON.stringify(live)}::jsonb`;
  const steps = await db
    .select({ id, version, operatorId, author, changes, count, isLive })
    .from(homeDraftStep)
    .where(gt(homeDraftStep.version, draft.publishedVersion))
    .orderBy(asc(id));
  return steps.slice(steps.findLastIndex((step) => step.isLive) + 1);
};

export type OpenStep = Awaited<ReturnType<typeof unpublishedSteps>>[number];

const withoutPublished = (step: OpenStep, published: Readonly<Record<string, number>>) => {
  const changes = step.changes.filter((each) => (published[itemOf(each)] ?? 0) < step.version);
  const untold = step.count - step.changes.length;
  const isOver = changes.length === 0 && untold === 0 && step.count > 0;
  return isOver ? [] : [{ ...step, changes, untold }];
};

const isOfSchedule = ({ operatorId, author }: Pick<OpenStep, 'operatorId' | 'author'>): boolean =>
  operatorId === null && author === SCHEDULES.name;

const countOf = (steps: readonly Pick<OpenStep & { untold: number }, 'changes' | 'untold'>[]) => {
  const items = steps.flatMap(({ changes }) => changes.map(itemOf));
  return new Set(items).size + steps.reduce((more, { untold }) => more + untold, 0);
};

export const unpublishedIn = async (
  db: Database,
  draft: Draft,
  live: HomeDocument,
): Promise<Unpublished> => {
  if (describeChanges(live, draft.document).length === 0) return { owners: [], earlier: 0 };
  const steps = await unpublishedSteps(db, draft, live);
  const [first] = steps;
  const before = first ? (await draftStepById(db, first.id)).before : draft.document;
  const published = draft.partlyPublished.items;
  const open = steps.flatMap((step) => withoutPublished(step, published));
  const ids = new Set(open.flatMap(({ operatorId }) => operatorId ?? []));
  const owners = [...ids].map((id) => {
    const own = open.filter(({ operatorId }) => operatorId === id);
    return { id, name: own.at(-1)?.author ?? '', count: countOf(own) };
  });
  // what schedules have put into the draft is published, as are parts that were published by themselves
  const ofSchedules = new Set(
    steps.flatMap((step) => (isOfSchedule(step) ? step.changes.map(itemOf) : [])),
  );
  const nobodys = open.filter((step) => step.operatorId === null && !isOfSchedule(step));
  const earlier = describeChanges(live, before).filter(
    (each) => !ofSchedules.has(itemOf(each)) && !(itemOf(each) in published),
  );
  return { owners, earlier: earlier.length + countOf(nobodys) };
};

/**
 * Editors may discard their own changes; those of colleagues, or of unknown authors, only who may publish.
 */
export const mayDiscard = async (
  { id, rights }: Pick<Operator, 'id' | 'rights'>,
  unpublished: () => Unpublished | Promise<Unpublished>,
): Promise<boolean> => {
  if (holds(rights, 'home.decide')) return true;
  const { owners, earlier } = await unpublished();
  return earlier === 0 && owners.every((owner) => owner.id === id);
};

export const unpublishedChanges: Verb<typeof calls.unpublishedChanges> = async ({
  db,
  operator,
}) => {
  const { draft, live } = await readDraftAndLive(db);
  const unpublished = await unpublishedIn(db, draft, live.document);
  return {
    version: draft.version,
    owners: unpublished.owners
      .map(({ id, name, count }) => ({ name, count, own: id === operator.id }))
      .sort((one, other) => Number(other.own) - Number(one.own)),
    earlier: unpublished.earlier,
    mayDiscard: await mayDiscard(operator, () => unpublished),
  };
};
