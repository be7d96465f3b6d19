import { feedAddress } from '#schemas/category/addresses.ts';
import { notFoundTo } from '#src/ui/state/not-found.tsx';

/** Shows for a category that does not exist why, and a link; other failures can be tried again. */
export const notFoundToFeed = notFoundTo(feedAddress(), '去发现逛逛');
