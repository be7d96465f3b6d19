import type { LayoutDocument } from '#schemas/layout/layout.ts';
import type { ClassicVariant } from '../variants.ts';

export type ClassicPageProps = {
  route: string;
  variant: ClassicVariant;
  layout: LayoutDocument;
  onRetry: () => void;
};
