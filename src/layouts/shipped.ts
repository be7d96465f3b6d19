import {
  type ClassicLayout,
  type ClassicVariantName,
  readShipped,
} from '../../schemas/publication/classic-layout.ts';
import variant1 from './variant-1.json' with { type: 'json' };
import variant2 from './variant-2.json' with { type: 'json' };
import variant3 from './variant-3.json' with { type: 'json' };
import variant4 from './variant-4.json' with { type: 'json' };

/** The layouts of the classic pages as they are shipped: their first release. */
export const shippedLayouts: Readonly<Record<ClassicVariantName, ClassicLayout>> = {
  variant1: readShipped(variant1),
  variant2: readShipped(variant2),
  variant3: readShipped(variant3),
  variant4: readShipped(variant4),
};
