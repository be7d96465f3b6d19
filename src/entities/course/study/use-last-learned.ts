import { myProducts } from '#schemas/course/list-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { lastLearnedOf } from './last-learned.ts';

/** `known`: the answer has come, so that `learned` undefined means that there is none. */
export const useLastLearned = () => {
  const { data, error } = useCall(myProducts, { tab: 'all', page: 1 });
  const state: 'known' | 'failed' | 'waiting' = data ? 'known' : error ? 'failed' : 'waiting';
  return { learned: data && lastLearnedOf(data.items), state };
};
