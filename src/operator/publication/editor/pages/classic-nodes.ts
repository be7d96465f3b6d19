import type { ClassicLayout, ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';

export const layoutOf = (
  { layouts }: Pick<HomeDocument, 'layouts'>,
  page: ClassicVariantName,
): ClassicLayout => layouts[page] ?? shippedLayouts[page];
