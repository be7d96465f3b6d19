import { goneTo } from '../../ui/state/gone.tsx';
import { feedAddress } from './addresses.ts';

/** Instead of a page: what is gone or never was, and a way on; other failures can be tried again. */
export const goneToFeed = goneTo(feedAddress(), '去发现逛逛');
