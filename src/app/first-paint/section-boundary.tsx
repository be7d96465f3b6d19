import { type ReactNode, Suspense } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Replaces the browser's module: a section that throws is left to the browser and shows nothing until then.
 */
export const SectionBoundary = ({ fallback, children }: Props) => (
  <Suspense fallback={fallback}>{children}</Suspense>
);
