import type { unpublishedChanges as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { mayDiscard, unpublishedIn } from '../draft-history.ts';
import { readDraftAndLive } from '../releases.ts';

/** Operators by name, with how many of their changes have not been published; who asks comes first. */
export const unpublishedChanges: Verb<typeof endpoint> = async ({ db, operator }) => {
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
