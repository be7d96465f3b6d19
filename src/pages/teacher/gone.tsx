import { goneTo } from '../../ui/state/gone.tsx';

/** Instead of a page: what is gone or never was, and a way on; other failures can be tried again. */
export const goneOr = goneTo('/', '去首页看看');
