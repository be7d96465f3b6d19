import { svg } from './canvas.ts';

const INK = '#8b969e';
const FAINT = '#b6c0c6';
const SEAL = '#a8443c';

const bar = (x: number, y: number, width: number, ink: string, height = 12): string =>
  `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="${height / 2}" fill="${ink}"/>`;

const line = (y: number, value: number): string =>
  `${bar(300, y, 44, FAINT)}${bar(400, y, value, INK)}<path d="M396 ${y + 10}h210" stroke="#c9d2d8"/>`;

const person =
  '<rect x="60" y="150" width="180" height="220" rx="8" fill="#dfe7ea"/>' +
  '<g fill="#9fb0b8"><circle cx="150" cy="228" r="40"/><path d="M82 370c6-62 36-86 68-86s62 24 68 86z"/></g>';

const notes = [176, 208, 240, 272, 304, 336]
  .map((y, index) => bar(60, y, [180, 164, 180, 120, 172, 96][index] ?? 180, '#d5dde1', 10))
  .join('');

const seal = `<g transform="rotate(-12 540 362)" opacity=".78"><g fill="none" stroke="${SEAL}"><circle cx="540" cy="362" r="54" stroke-width="4"/><circle cx="540" cy="362" r="46" stroke-width="1.5"/><circle cx="540" cy="362" r="38" stroke-width="7" stroke-dasharray="4 5.95"/></g><path fill="${SEAL}" d="m540 338 5.9 15.9 17 .7-13.3 10.6 4.5 16.3-14.1-9.3-14.1 9.3 4.5-16.3-13.3-10.6 17-.7Z"/></g>`;

const head = (width: number): string =>
  `<g fill="none" stroke="#0b5e5b" stroke-width="4" stroke-linecap="round"><circle cx="340" cy="66" r="19"/><path d="M340 56v20M330 66h20"/></g>${bar(340 - width / 2, 116, width, '#0b5e5b', 15)}`;

const guilloche = [0, 1, 2, 3, 4]
  .map(
    (row) =>
      `<path d="M44 ${392 + row * 6}c74-24 148 24 222 0s148 24 222 0 100 8 148 0" fill="none" stroke="#bfe0da" stroke-width="1.5"/>`,
  )
  .join('');

const page = (title: number, content: string): string =>
  svg(
    680,
    460,
    `<rect width="680" height="460" fill="#e9efee"/><rect x="24" y="24" width="632" height="412" rx="12" fill="#fdfcf8" stroke="#cfd8da"/>${guilloche}${head(title)}${content}`,
  );

/** A photographed doctor's licence, recognisable as a sample: two pages with bars in place of words. */
export const licencePages = [
  page(236, `${person}${line(184, 84)}${line(236, 60)}${line(288, 116)}${line(340, 140)}${seal}`),
  page(184, `${notes}${line(184, 124)}${line(236, 92)}${line(288, 108)}${seal}`),
];
