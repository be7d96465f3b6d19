import { svg } from './canvas.ts';
import { definitionsFor } from './light.ts';

/** A drawing with all that it refers to. */
export const picture = (width: number, height: number, drawing: string): string =>
  svg(width, height, `<defs>${definitionsFor(drawing)}</defs>${drawing}`);
