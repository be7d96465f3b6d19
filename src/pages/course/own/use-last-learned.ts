import { myProducts } from '../../../../schemas/course/list-endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';

/** What was studied last; `known` once it is clear whether there is any. */
export const useLastLearned = () => {
  const { data, error } = useCall(myProducts, { tab: 'all', page: 1 });
  const product = data?.items.find(({ at }) => at !== null);
  return { product, known: data !== undefined || error !== undefined };
};
