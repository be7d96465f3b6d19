import { circle, palettes, placed, svg } from './canvas.ts';

/** A navigation icon, 96 × 96; `lines` are drawn in a 48 × 48 box. */
const tile = (lines: string, ink: string, tint: string): string =>
  svg(
    96,
    96,
    `<rect width="96" height="96" rx="34" fill="${tint}"/><g transform="translate(24 24)" fill="none" stroke="${ink}" color="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`,
  );

const soft = 'fill="currentColor" fill-opacity=".18"';

const navLines: Record<string, [lines: string, ink: string, tint: string]> = {
  video: [
    `<rect ${soft} x="4" y="8" width="40" height="32" rx="8"/><path d="m20 17 11 7-11 7Z" fill="currentColor"/>`,
    '#0b7a75',
    '#e0f3f1',
  ],
  audio: [
    `<path d="M6 30v-6a18 18 0 0 1 36 0v6"/><rect ${soft} x="4" y="27" width="9" height="14" rx="4"/><rect ${soft} x="35" y="27" width="9" height="14" rx="4"/>`,
    '#5b3fd1',
    '#ece8fb',
  ],
  article: [
    `<rect ${soft} x="8" y="4" width="32" height="40" rx="6"/><path d="M16 15h16M16 24h16M16 33h9"/>`,
    '#1f5fae',
    '#e4eefb',
  ],
  column: [
    `<path ${soft} d="M5 11c7-3 13-2 19 2 6-4 12-5 19-2v27c-7-3-13-2-19 2-6-4-12-5-19-2Z"/><path d="M24 13v27"/>`,
    '#b4480a',
    '#fceee3',
  ],
  live: [
    `<circle ${soft} cx="24" cy="24" r="6"/><path d="M13 13a16 16 0 0 0 0 22M35 13a16 16 0 0 1 0 22M7 7a24 24 0 0 0 0 34M41 7a24 24 0 0 1 0 34"/>`,
    '#c4161c',
    '#fde8e8',
  ],
  group: [
    `<circle ${soft} cx="17" cy="16" r="8"/><path d="M3 41c0-9 5-14 14-14s14 5 14 14M32 8a8 8 0 0 1 0 16M36 28c6 2 9 6 9 13"/>`,
    '#8a5a12',
    '#fbf1dc',
  ],
  form: [
    `<rect ${soft} x="7" y="7" width="34" height="37" rx="6"/><path d="M17 4h14v8H17ZM15 24l4 4 7-8M15 35h18"/>`,
    '#0d6b8f',
    '#e1f2f8',
  ],
  file: [
    `<path ${soft} d="M24 5v25m-10-9 10 10 10-10"/><path d="M5 31v7a6 6 0 0 0 6 6h26a6 6 0 0 0 6-6v-7"/>`,
    '#2f7a4d',
    '#e4f4e9',
  ],
  doctor: [
    `<path d="M8 5h5M25 5h5M10 5v14a9 9 0 0 0 18 0V5M19 28v6a9 9 0 0 0 18 0v-4"/><circle ${soft} cx="37" cy="24" r="6"/>`,
    '#a22c55',
    '#fbe6ee',
  ],
  history: [
    `<circle ${soft} cx="24" cy="25" r="19"/><path d="M24 14v11l8 6"/>`,
    '#3d5161',
    '#e8eef2',
  ],
};

export const navIcons = Object.entries(navLines).map(
  ([name, [lines, ink, tint]]) => [name, tile(lines, ink, tint)] as const,
);

const mark = `<path fill="currentColor" fill-opacity=".16" d="M100 56C78 38 48 34 22 40v108c26-6 56-2 78 16 22-18 52-22 78-16V40c-26-6-56-2-78 16Z"/><path d="M40 104h34l10-20 16 44 14-34 7 10h39"/>`;

export const logo = svg(
  200,
  200,
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palettes.teal.from}"/><stop offset="1" stop-color="${palettes.teal.to}"/></linearGradient></defs><rect width="200" height="200" rx="46" fill="url(#g)"/>${circle(150, 40, 70, 0.08)}${placed(mark, 30, 30, 0.7).replace('stroke-width="7"', 'stroke-width="9"')}`,
);

export const followCard = (code: string): string => {
  const { from, to } = palettes.teal;
  const rule = `stroke="${to}" stroke-width="2" stroke-linecap="round" opacity=".5"`;
  return svg(
    320,
    320,
    `<rect width="320" height="320" fill="#fff"/><g transform="translate(50 26) scale(1.1)">${code}</g><path d="M50 284h76M194 284h76" ${rule}/>${placed(mark, 136, 258, 0.24, from).replace('stroke-width="7"', 'stroke-width="12"')}`,
  );
};
