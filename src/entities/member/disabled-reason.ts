import { memberDisabledAddress } from '#schemas/member/addresses.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';

const REASON = 'disabledReason';

/** Stores why a disabled member's login was refused, and leads to the page that shows it. */
export const toDisabled = (reason: string): void => {
  writeVisit(REASON, reason);
  showToast(reason);
  navigate(memberDisabledAddress(), { replace: true });
};

/** The server's reason for refusing a disabled member's login; '' where there is none. */
export const disabledReason = (): string => readVisit(REASON) ?? '';
