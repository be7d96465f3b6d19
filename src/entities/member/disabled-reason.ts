import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../platform/feedback/toast.ts';
import { readVisit, writeVisit } from '../../platform/storage/local-store.ts';
import { memberDisabledAddress } from './addresses.ts';

const REASON = 'disabledReason';

/** Shows why a login was refused to a disabled member, and leads to the page that tells more. */
export const toDisabled = (reason: string): void => {
  writeVisit(REASON, reason);
  showToast(reason);
  navigate(memberDisabledAddress(), { replace: true });
};

/** What the server said when it refused the login; '' where it did not. */
export const disabledReason = (): string => readVisit(REASON) ?? '';
