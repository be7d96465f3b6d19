import { homeAddress } from '#schemas/home/addresses.ts';
import { backFromPage } from '../screen/layers.ts';
import { isArrival } from './arrival.ts';
import { navigate } from './navigate.ts';

/** Whether the previous page in the history belongs to the app. */
export const hasPageBehind = (): boolean => history.length > 1 && !isArrival();

/** `otherwise`: used where the previous page does not belong to the app. */
export const goBack = (otherwise = homeAddress()): void => {
  if (hasPageBehind()) backFromPage();
  else navigate(otherwise, { replace: true });
};
