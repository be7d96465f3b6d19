import type { ClassicLayout, ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';

/** A classic page: what the draft says of it, or what is shipped where it says nothing. */
export const layoutOf = (
  { layouts }: Pick<HomeDocument, 'layouts'>,
  page: ClassicVariantName,
): ClassicLayout => layouts[page] ?? shippedLayouts[page];
