import { courseRefusals } from '#schemas/course/refusals.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { notFoundTo } from '#src/ui/state/not-found.tsx';

/** Where the page of a missing product leads, and what it says. */
export const notFound = {
  to: homeAddress(),
  link: '去首页看看',
  missing: courseRefusals.noSuchProduct.message,
} as const;

/** Shows a missing product in place of the page; other failures can be tried again. */
export const notFoundToHome = notFoundTo(notFound.to, notFound.link);
