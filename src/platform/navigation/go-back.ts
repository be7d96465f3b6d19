import { homeAddress } from '#schemas/home/addresses.ts';
import { backFromPage } from '../screen/layers.ts';
import { isArrival } from './arrival.ts';
import { navigate } from './navigate.ts';

/** Whether the page before this one in the history is one of ours. */
export const hasPageBehind = (): boolean => history.length > 1 && !isArrival();

/** Goes back where the person came from; `otherwise` where that is no page of ours. */
export const goBack = (otherwise = homeAddress()): void => {
  if (hasPageBehind()) backFromPage();
  else navigate(otherwise, { replace: true });
};
