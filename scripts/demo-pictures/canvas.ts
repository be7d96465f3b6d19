export type Palette = { from: string; to: string; accent: string };

export const palettes = {
  teal: { from: '#0b5e5b', to: '#22a398', accent: '#bff3e6' },
  navy: { from: '#1b3768', to: '#3f74b8', accent: '#cfe3ff' },
  plum: { from: '#43346d', to: '#7f68bb', accent: '#e6dcff' },
  rust: { from: '#7f3419', to: '#cf7448', accent: '#ffe1cc' },
  forest: { from: '#1b5237', to: '#4a9769', accent: '#d3f5dc' },
  rose: { from: '#842948', to: '#cd6884', accent: '#ffdbe5' },
  slate: { from: '#263641', to: '#577081', accent: '#dbe8f0' },
  amber: { from: '#7d500d', to: '#cf9636', accent: '#fff0c9' },
  indigo: { from: '#2a2c6c', to: '#5b63c2', accent: '#dcdfff' },
  sea: { from: '#0b4a68', to: '#2c90b5', accent: '#cdf0ff' },
} as const satisfies Record<string, Palette>;

type PaletteName = keyof typeof palettes;
const paletteNames: PaletteName[] = [
  'teal',
  'navy',
  'plum',
  'rust',
  'forest',
  'rose',
  'slate',
  'amber',
  'indigo',
  'sea',
];

export const paletteAt = (index: number): Palette =>
  palettes[paletteNames[index % paletteNames.length] ?? 'teal'];

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;

const gradient = ({ from, to }: Palette, slope = 'x1="0" y1="0" x2="1" y2="1"'): string =>
  `<defs><linearGradient id="g" ${slope}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;

export const ground = (width: number, height: number, palette: Palette): string =>
  `${gradient(palette)}<rect width="${width}" height="${height}" fill="url(#g)"/>`;

export const circle = (x: number, y: number, r: number, opacity: number, fill = '#fff'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

export const ring = (x: number, y: number, r: number, width: number, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${width}" opacity="${opacity}"/>`;

export const placed = (motif: string, x: number, y: number, scale: number, ink = '#fff'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" color="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${motif}</g>`;

/** A light from one side; only one per picture, because of its id. */
export const light = (x: number, y: number, r: number): string =>
  `<defs><radialGradient id="l"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#l)"/>`;

type Tile = {
  motif: string;
  /** The centre. */
  x: number;
  y: number;
  size: number;
  /** In degrees. */
  turn: number;
  ink: string;
  of: 'paper' | 'glass';
};

const NEAR = { paper: 0.95, glass: 0.15 };

export const tile = ({ motif, x, y, size, turn, ink, of }: Tile): string => {
  const [left, top] = [x - size / 2, y - size / 2];
  const box = (dy: number, fill: string, opacity: number) =>
    `<rect x="${left}" y="${top + dy}" width="${size}" height="${size}" rx="${size * 0.24}" fill="${fill}" opacity="${opacity}"/>`;
  const inset = size * 0.21;
  const drawing = placed(motif, left + inset, top + inset, (size * 0.58) / 200, ink).replace(
    'stroke-width="7"',
    'stroke-width="12"',
  );
  const shadow = of === 'paper' ? box(size * 0.09, '#0b1118', 0.16) : '';
  return `<g transform="rotate(${turn} ${x} ${y})">${shadow}${box(0, '#fff', NEAR[of])}${drawing}</g>`;
};
