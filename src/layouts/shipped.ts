import {
  type ClassicLayout,
  type ClassicVariantName,
  classicLayout,
} from '#schemas/publication/classic-layout.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';
import variant1 from './variant-1.json' with { type: 'json' };
import variant2 from './variant-2.json' with { type: 'json' };
import variant3 from './variant-3.json' with { type: 'json' };
import variant4 from './variant-4.json' with { type: 'json' };

const shipped = (file: unknown): ClassicLayout => {
  const read = readStrictly(classicLayout, file);
  if (!read.ok)
    throw new Error(read.faults.map(({ path, message }) => `${path}: ${message}`).join());
  return read.data;
};

export const shippedLayouts: Readonly<Record<ClassicVariantName, ClassicLayout>> = {
  variant1: shipped(variant1),
  variant2: shipped(variant2),
  variant3: shipped(variant3),
  variant4: shipped(variant4),
};
