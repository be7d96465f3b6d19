import type { LayoutDocument } from '#schemas/layout.ts';
import type { ClassicVariant } from './variants.ts';

/** Props of a classic variant's page. */
export type ClassicPageProps = {
  route: string;
  variant: ClassicVariant;
  layout: LayoutDocument;
  onRetry: () => void;
};
