import { memberDisabledAddress } from '#schemas/member/addresses.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';

const REASON = 'disabledReason';

export const toDisabled = (reason: string): void => {
  writeVisit(REASON, reason);
  showToast(reason);
  navigate(memberDisabledAddress(), { replace: true });
};

/** '' where there is none. */
export const disabledReason = (): string => readVisit(REASON) ?? '';
