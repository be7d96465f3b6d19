import { categoriesAddress } from '#schemas/category/addresses.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { CallError } from '#src/platform/reading/call-error.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

/** `Answered`'s view of a closed live module or a missing broadcast, with a link. */
export const notFoundToHall = (error: { message: string }) => {
  const refusal = error instanceof CallError ? error.refusal : undefined;
  if (refusal === liveRefusals.liveClosed.name)
    return (
      <EmptyState
        text="直播暂未开放"
        action={<ButtonLink href={categoriesAddress()}>先看看课程</ButtonLink>}
      />
    );
  if (refusal === liveRefusals.noSuchLive.name)
    return (
      <EmptyState
        text={error.message}
        action={<ButtonLink href={liveHallAddress()}>去直播大厅</ButtonLink>}
      />
    );
  return undefined;
};
