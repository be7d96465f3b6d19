import { categoriesAddress } from '../../entities/category/addresses.ts';
import { liveHallAddress } from '../../entities/live/addresses.ts';
import { CallError } from '../../platform/reading/use-call.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty.tsx';

const CLOSED = '52001';
const UNKNOWN = '52002';

/** Instead of a page: the module is closed, or there is no such broadcast; and a way on. */
export const goneOr = (error: { message: string }) => {
  const code = error instanceof CallError ? error.code : '';
  if (code === CLOSED)
    return (
      <EmptyState
        text="直播暂未开放"
        action={<ButtonLink href={categoriesAddress()}>先看看课程</ButtonLink>}
      />
    );
  if (code === UNKNOWN)
    return (
      <EmptyState
        text={error.message}
        action={<ButtonLink href={liveHallAddress()}>去直播大厅</ButtonLink>}
      />
    );
  return undefined;
};
