import { useRefreshes } from './use-refreshes.ts';

export const useFreshList = <L extends { refresh: () => void }>(list: L): L => {
  useRefreshes(true, list.refresh);
  return list;
};
