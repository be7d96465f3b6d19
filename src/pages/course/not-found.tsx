import { courseRefusals } from '#schemas/course/refusals.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { notFoundTo } from '#src/ui/state/not-found.tsx';

export const notFound = {
  to: homeAddress(),
  link: '去首页看看',
  missing: courseRefusals.noSuchProduct.message,
} as const;

export const notFoundToHome = notFoundTo(notFound.to, notFound.link);
