import { svg } from './canvas.ts';
import { definitionsFor } from './light.ts';

/** A drawing with all that it refers to, `scale` times as large as it is described. */
export const picture = (width: number, height: number, drawing: string, scale = 1): string =>
  svg(width, height, `<defs>${definitionsFor(drawing, scale)}</defs>${drawing}`, scale);
