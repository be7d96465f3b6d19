import { litOf, shade } from '../light.ts';
import { type ThingName, things } from './things.ts';

/** Names within one drawing may not be those of another in the same picture. */
const scoped = (body: string, key: string): string =>
  body
    .replaceAll(/\bid="([^"]+)"/g, `id="${key}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${key}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${key}$1"`);

export type Placed = {
  name: ThingName;
  /** Its centre and the side of its box. */
  x: number;
  y: number;
  size: number;
  /** In degrees. */
  turn?: number;
  flip?: boolean;
  /** Its shadow: at its foot, beside it, far below it, or none. */
  how?: 'stands' | 'lies' | 'floats' | 'plain';
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const shadowUnder = ({ x, y, size, how = 'stands' }: Placed): string => {
  if (how === 'stands')
    return shade(x + size * 0.05, round(y + size * 0.45), size * 0.46, size * 0.1);
  if (how === 'floats') return shade(x, round(y + size * 0.62), size * 0.37, size * 0.08);
  return '';
};

export const thing = (placed: Placed): string => {
  const { name, x, y, size, turn = 0, flip = false, how } = placed;
  const key = `${name.replaceAll('-', '')}${Math.round(x)}_${Math.round(y)}`;
  const scale = round(size / 128);
  const turned = turn ? ` rotate(${turn})` : '';
  const place = `translate(${x} ${y})${turned} scale(${flip ? `${-scale} ${scale}` : scale}) translate(-64 -64)`;
  const beside =
    how === 'lies'
      ? `<use href="#${key}" transform="translate(${round(size * 0.035)} ${round(size * 0.065)})" filter="url(#cast)"/>`
      : '';
  return `${shadowUnder(placed)}${beside}<g filter="url(#${litOf(size)})"><g id="${key}" transform="${place}">${scoped(things[name], key)}</g></g>`;
};
