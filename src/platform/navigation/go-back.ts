import { homeAddress } from '#schemas/home/addresses.ts';
import { backFromPage } from '../screen/layers.ts';
import { isArrival } from './arrival.ts';
import { navigate } from './navigate.ts';

export const hasPageBehind = (): boolean => history.length > 1 && !isArrival();

export const goBack = (otherwise = homeAddress()): void => {
  if (hasPageBehind()) backFromPage();
  else navigate(otherwise, { replace: true });
};
