import { homeAddress } from '../../../schemas/home/addresses.ts';
import { backFromPage } from '../screen/layers.ts';
import { isArrival } from './arrival.ts';
import { navigate } from './navigate.ts';

/** Goes back where the person came from; `otherwise` where that is no page of ours. */
export const goBack = (otherwise = homeAddress()): void => {
  if (history.length > 1 && !isArrival()) backFromPage();
  else navigate(otherwise, { replace: true });
};
