import { navigate } from 'wouter/use-browser-location';
import { homeAddress } from '../../../schemas/home/addresses.ts';
import { isArrival } from './arrival.ts';

/** Goes back where the person came from; `otherwise` where that is no page of ours. */
export const goBack = (otherwise = homeAddress()): void => {
  if (history.length > 1 && !isArrival()) history.back();
  else navigate(otherwise, { replace: true });
};
