import { settingsAddress } from '#schemas/member/addresses.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { followable } from './followable.ts';

/** Returns to the page that opened this one: the address in `r`, else back. */
export const returnToCaller = (): void => {
  const address = followable(new URLSearchParams(location.search).get('r'), []);
  if (address) navigate(address, { replace: true });
  else goBack(settingsAddress());
};
