import { feedAddress } from '#schemas/category/addresses.ts';
import { goneTo } from '#src/ui/state/gone.tsx';

/** Shows for a category that does not exist why, and a link; other failures can be tried again. */
export const goneToFeed = goneTo(feedAddress(), '去发现逛逛');
