import { navigate } from 'wouter/use-browser-location';

/** Goes back where the person came from; `otherwise` where there is nothing to go back to. */
export const goBack = (otherwise = '/'): void => {
  if (history.length > 1) history.back();
  else navigate(otherwise, { replace: true });
};
