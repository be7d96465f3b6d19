import { courseRefusals } from '../../../schemas/course/refusals.ts';
import { goneTo } from '../../ui/state/gone.tsx';

/** Where a product is gone or never was: why, and a way on. */
export const gone = {
  to: '/',
  link: '去首页看看',
  missing: courseRefusals.noSuchProduct.message,
} as const;

/** The same instead of a page; other failures can be tried again. */
export const goneToHome = goneTo(gone.to, gone.link);
