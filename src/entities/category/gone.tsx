import { goneTo } from '../../ui/state/gone.tsx';
import { feedAddress } from './addresses.ts';

/** Shows for a category that does not exist why, and a link; other failures can be tried again. */
export const goneToFeed = goneTo(feedAddress(), '去发现逛逛');
