import { countComments, type readComments } from '#schemas/publication/comment-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { createStore } from '#src/platform/storage/store.ts';
import { useAfterFirst } from '../../parts/after-first.ts';
import { useOperatorCall } from '../../use-operator-call.ts';

/** The key of the section whose comments are open; null: none. */
export const discussed = createStore<string | null>(null);

export type Thread = Data<typeof readComments>['threads'][number];
export type Comment = Thread['first'];

const POLL_MS = 60_000;

/** The number of open threads by section: one call, however many rows show it. */
export const useCommentCounts = () => {
  const call = useOperatorCall(countComments, {}, { every: POLL_MS, when: useAfterFirst() });
  const items = call.data?.items ?? [];
  const openOf = (section: string): number =>
    items.find((item) => item.section === section)?.open ?? 0;
  return { items, openOf, refresh: call.refresh };
};
