import { picture } from '../picture.ts';
import { type ClothesName, clothes, stethoscope } from './clothes.ts';
import { type HairName, hairs } from './hair.ts';

export type Look = {
  hair: HairName;
  ink: string;
  skin: 'light' | 'warm' | 'tan' | 'rosy';
  clothes: ClothesName;
  cloth: string;
  ground: string;
  woman?: boolean;
  old?: boolean;
  glasses?: 'round' | 'square' | 'half';
  beard?: 'full' | 'moustache' | 'goatee';
  stethoscope?: boolean;
  /** How wide and how long the face is. */
  face?: readonly [wide: number, long: number];
  smile?: 'open' | 'calm';
};

const skins = {
  light: ['#fadcc4', '#e9b796', '#f0a58d'],
  warm: ['#f6cda9', '#dfa57c', '#e88f74'],
  tan: ['#e9b78d', '#c98c60', '#d27a5c'],
  rosy: ['#fbd5c3', '#e5ab94', '#ef9486'],
} as const;

const eye = (x: number, woman: boolean, side: 1 | -1): string =>
  `<ellipse cx="${x}" cy="88" rx="6.6" ry="5.2" fill="#fff"/><circle cx="${x}" cy="88.4" r="4.5" fill="#33231d"/><circle cx="${x - 1.5}" cy="86.6" r="1.5" fill="#fff"/><path d="M${x - 7.5} 86.5c3-5 12-5 15 0" fill="none" stroke="#2c211e" stroke-width="${woman ? 3 : 2.2}" stroke-linecap="round"/>${woman ? `<path d="M${x + side * 7} 86l${side * 3.2}-2.6" stroke="#2c211e" stroke-width="2.2" stroke-linecap="round"/>` : ''}`;

const brow = (x: number, side: 1 | -1, ink: string, woman: boolean): string =>
  `<path d="M${x - side * 8} ${woman ? 76 : 76.5}c${side * 4}-4 ${side * 11}-4 ${side * 16} ${woman ? 0.5 : -0.5}" fill="none" stroke="${ink}" stroke-width="${woman ? 2.8 : 4}" stroke-linecap="round"/>`;

const mouths = {
  open: '<path d="M88 110c7 3 17 3 24 0-1 8-6 12-12 12s-11-4-12-12Z" fill="#8d3a34"/><path d="M89.500 110.600c7 2.600 14 2.600 21 0-.3 2.200-.8 3.600-1.400 4.600-6 1.500-12.400 1.500-18.200 0-.7-1-1.200-2.400-1.400-4.600Z" fill="#fff"/>',
  calm: '<path d="M88 112c7 6 17 6 24 0" fill="none" stroke="#a04a41" stroke-width="3.4" stroke-linecap="round"/>',
};

const glassesOf = (form: 'round' | 'square' | 'half'): string => {
  const frame =
    form === 'round'
      ? '<circle cx="83" cy="89" r="12.500"/><circle cx="117" cy="89" r="12.500"/>'
      : form === 'square'
        ? '<rect x="69" y="79" width="26" height="19" rx="5"/><rect x="105" y="79" width="26" height="19" rx="5"/>'
        : '<path d="M69 88h26c0 9-5 13-13 13s-13-4-13-13Zm36 0h26c0 9-5 13-13 13s-13-4-13-13Z"/>';
  const ink = form === 'square' ? '#22303c' : form === 'round' ? '#6b4a2a' : '#7b8894';
  return `<g fill="#dff2fb" fill-opacity=".28" stroke="${ink}" stroke-width="3">${frame}<path d="M95 88c3-3 7-3 10 0M69 86l-5-2M131 86l5-2" fill="none"/></g>`;
};

const beards = {
  full: (ink: string) =>
    `<path d="M66 92c0 30 12 44 34 44s34-14 34-44c-3 8-6 13-10 14-8-4-16-5-24-5s-16 1-24 5c-4-1-7-6-10-14Z" fill="${ink}"/><path d="M87 112c8 4 18 4 26 0-2 7-7 10-13 10s-11-3-13-10Z" fill="#b2635a"/>`,
  moustache: (ink: string) =>
    `<path d="M84 108c4-6 11-6 16-3 5-3 12-3 16 3-5 2-11 1-16-1-5 2-11 3-16 1Z" fill="${ink}"/>`,
  goatee: (ink: string) =>
    `<path d="M85 108c4-5 10-5 15-3 5-2 11-2 15 3-5 1-10 0-15-1-5 1-10 2-15 1Z" fill="${ink}"/><path d="M92 121c5-2 11-2 16 0 0 8-3 15-8 17-5-2-8-9-8-17Z" fill="${ink}"/>`,
};

const lines =
  '<path d="M84 60c10-3 22-3 32 0M86 67c9-2 19-2 28 0M80 99c-3 4-4 7-3 11M120 99c3 4 4 7 3 11M68 92l-4 3M132 92l4 3" fill="none" stroke="#a86a4c" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>';

const bust = 'translate(100 98) scale(1.06) translate(-100 -92)';

/** Without ground, 200 × 200. */
export const person = (look: Look): string => {
  const { woman = false, old = false, glasses, beard, smile = 'calm', face = [1, 1] } = look;
  const [skin, shadow, lips] = skins[look.skin];
  const { behind = '', front }: { behind?: string; front: string } = hairs[look.hair](look.ink);
  const [wide, long] = face;
  const shaped = (drawing: string) =>
    wide === 1 && long === 1
      ? drawing
      : `<g transform="translate(100 88) scale(${wide} ${long}) translate(-100 -88)">${drawing}</g>`;
  const browInk = old ? '#9a9da2' : look.ink;
  const lit = (drawing: string, size: string) => `<g filter="url(#${size})">${drawing}</g>`;
  return [
    behind && lit(shaped(behind), 'middle'),
    lit(
      `<g id="dress">${clothes[look.clothes](look.cloth)}${look.stethoscope ? stethoscope : ''}</g>`,
      'middle',
    ),
    lit(`<path d="M84 112h32v26c0 9-7 17-16 17s-16-8-16-17Z" fill="${shadow}"/>`, 'small'),
    lit(
      shaped(
        `<g fill="${shadow}"><ellipse cx="65" cy="92" rx="8" ry="11"/><ellipse cx="135" cy="92" rx="8" ry="11"/></g><path d="M66 82c0-28 14-42 34-42s34 14 34 42c0 32-14 52-34 52S66 114 66 82Z" fill="${skin}"/>`,
      ),
      'skin',
    ),
    shaped(
      [
        `<g fill="${lips}" opacity=".32"><ellipse cx="76" cy="103" rx="8" ry="5.500"/><ellipse cx="124" cy="103" rx="8" ry="5.500"/></g>`,
        beard ? '' : mouths[smile],
        beard && beard !== 'full' ? mouths[smile] : '',
        beard ? beards[beard](old ? '#b9bcc1' : look.ink) : '',
        brow(83, -1, browInk, woman) + brow(117, 1, browInk, woman),
        eye(83, woman, -1) + eye(117, woman, 1),
        `<path d="M100 90c2 5 4 8 3 11-1 2-4 2-6 1" fill="none" stroke="${shadow}" stroke-width="2.800" stroke-linecap="round"/>`,
        old ? lines : '',
        woman && smile === 'calm'
          ? `<path d="M90 112c7 5 13 5 20 0" fill="none" stroke="#c4514e" stroke-width="3.600" stroke-linecap="round"/>`
          : '',
      ].join(''),
    ),
    front && lit(shaped(front), 'middle'),
    glasses ? shaped(glassesOf(glasses)) : '',
  ].join('');
};

/** At the lower edge there is no light to be had from what lies behind it. */
const hem = (content: string): string =>
  `<clipPath id="hem"><rect y="191" width="200" height="9"/></clipPath>${content}<g clip-path="url(#hem)"><use href="#dress" transform="${bust}"/></g>`;

export const portrait = (look: Look): string =>
  picture(
    200,
    200,
    `<rect width="200" height="200" fill="${look.ground}"/><circle cx="78" cy="64" r="120" fill="url(#glow)" opacity=".75"/>${hem(`<g transform="${bust}">${person(look)}</g>`)}`,
    1.2,
  );
