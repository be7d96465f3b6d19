import * as z from 'zod/mini';
import {
  type ClassicLayout,
  type ClassicVariantName,
  classicLayout,
} from '../../schemas/publication/classic-layout.ts';
import variant1 from '../../src/layouts/variant-1.json' with { type: 'json' };
import variant2 from '../../src/layouts/variant-2.json' with { type: 'json' };
import variant3 from '../../src/layouts/variant-3.json' with { type: 'json' };
import variant4 from '../../src/layouts/variant-4.json' with { type: 'json' };

/** A file's layout; `gated` is a default that the build fills in, and no classic page is. */
const layoutOf = ({ gated: _default, ...layout }: { gated?: boolean; theme?: string }) => {
  const shipped = z.parse(classicLayout, { theme: 'default', ...layout });
  return shipped;
};

/** The layouts of the classic pages as they are shipped: their first release. */
export const shippedLayouts: Readonly<Record<ClassicVariantName, ClassicLayout>> = {
  variant1: layoutOf(variant1),
  variant2: layoutOf(variant2),
  variant3: layoutOf(variant3),
  variant4: layoutOf(variant4),
};
