import type { LayoutDocument } from '../../schemas/layout.ts';
import type { ClassicVariant } from './variants.ts';

/** What the page of a classic variant is given. */
export type ClassicPageProps = {
  route: string;
  variant: ClassicVariant;
  layout: LayoutDocument;
  onRetry: () => void;
};
