import { type ReactNode, Suspense } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/** In place of the browser's: what throws here is left to the browser, and shows as nothing until then. */
export const SectionBoundary = ({ fallback, children }: Props) => (
  <Suspense fallback={fallback}>{children}</Suspense>
);
