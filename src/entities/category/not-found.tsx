import { feedAddress } from '#schemas/category/addresses.ts';
import { notFoundTo } from '#src/ui/state/not-found.tsx';

/** For a missing category; other failures can be retried. */
export const notFoundToFeed = notFoundTo(feedAddress(), '去发现逛逛');
