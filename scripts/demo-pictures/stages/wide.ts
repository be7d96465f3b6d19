import { beam, glow, shade } from '../light.ts';
import type { Placed } from '../things/thing.ts';
import type { Tint } from '../tints.ts';
import { bars, leafAt, near, put, wash } from './cast.ts';

/** Scenes of 690 × 300; a page writes over their lowest quarter. */

const [W, H] = [690, 300];

export type Wide = {
  tint: Tint;
  things: readonly Placed[];
  /** Without ground, 200 × 200. */
  people?: readonly string[];
};

const drawn = (things: readonly Placed[]): string => things.map((each) => put(each)).join('');

const step = (x: number, y: number, rx: number, tint: Tint): string => {
  const ry = rx * 0.2;
  return `<path d="M${x - rx} ${y}V320h${rx * 2}V${y}Z" fill="${tint.soft}"/><path d="M${x} ${y}v220h${rx}V${y}Z" fill="${tint.full}" opacity=".25"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tint.paper}"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.87}" ry="${ry * 0.8}" fill="${tint.pale}"/>`;
};

/** Steps of different heights before an arch. */
export const terraces = ({ tint, things }: Wide): string =>
  [
    wash(W, H, 'wall', [tint.mid, tint.deep]),
    `<path d="M190 300V170C190 78 262 22 345 22s155 56 155 148v130Z" fill="${tint.soft}"/><path d="M60 300v-92c0-54 40-88 90-88M630 300v-92c0-54-40-88-90-88" fill="none" stroke="${tint.mid}" stroke-width="26"/>`,
    glow(320, 120, 210),
    step(150, 218, 92, tint),
    step(540, 206, 96, tint),
    step(345, 226, 132, tint),
    drawn(things),
    beam('0,0 250,0 560,300 170,300', 0.7),
  ].join('');

/** A studio on the air, with people before it. */
export const studio = ({ tint, things, people = [] }: Wide): string =>
  [
    wash(W, H, 'wall', [tint.full, tint.night]),
    `<g fill="#fff" opacity=".06"><path d="M0 0h60v300H0Zm120 0h60v300h-60Zm390 0h60v300h-60Zm120 0h60v300h-60Z"/></g>`,
    `<rect x="140" y="18" width="410" height="214" rx="12" fill="#fff" opacity=".3" filter="url(#far)"/><rect x="150" y="26" width="390" height="200" rx="8" fill="${tint.pale}"/>`,
    glow(345, 110, 200),
    `${bars(176, 50, [70, 46], { ink: tint.mid, height: 9, step: 22 })}${bars(444, 50, [70, 46], { ink: tint.mid, height: 9, step: 22 })}`,
    beam('40,0 150,0 430,300 250,300', 0.5),
    people
      .map((each, index) => {
        const middle = index === people.length - 1;
        const x = middle ? 345 : index === 0 ? 232 : 458;
        const size = middle ? 1.16 : 0.96;
        return `<g transform="translate(${x - 100 * size} ${middle ? 30 : 62}) scale(${size})">${each}</g>`;
      })
      .join(''),
    `<path d="M0 226h690v74H0Z" fill="${tint.night}"/><path d="M0 226h690v7H0Z" fill="${tint.mid}"/><path d="M110 226h470l34 74H76Z" fill="${tint.deep}"/>`,
    drawn(things),
  ].join('');

const curve =
  'M0 150h96l14-14 16 14h30l10 12 22-96 24 128 14-44h44l20-22 22 22h60l14-14 16 14h30l10 12 22-96 24 128 14-44h44l20-22 22 22h104';

/** A curve runs across, through what stands before it. */
export const wave = ({ tint, things }: Wide): string =>
  [
    wash(W, H, 'wall', [tint.deep, tint.night]),
    `<path d="${Array.from({ length: 17 }, (_, index) => `M${index * 43} 0v240`).join('')}${Array.from({ length: 6 }, (_, index) => `M0 ${index * 43}h690`).join('')}" stroke="${tint.mid}" stroke-opacity=".22" stroke-width="1.500"/>`,
    glow(345, 130, 230),
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round" transform="translate(0 -18)"><path d="${curve}" stroke="${tint.against}" stroke-width="12" opacity=".35" filter="url(#soft)"/><path d="${curve}" stroke="${tint.againstPale}" stroke-width="4.500"/></g>`,
    `<path d="M0 236h690v64H0Z" fill="${tint.full}"/><path d="M0 232h690v6H0Z" fill="${tint.soft}"/>`,
    drawn(things),
  ].join('');

/** A card of gold in the dark. */
export const treasure = ({ tint, things }: Wide): string => {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const a = ((index * 30 + 8) * Math.PI) / 180;
    const b = ((index * 30 + 20) * Math.PI) / 180;
    const at = (angle: number) =>
      `${Math.round(345 + Math.cos(angle) * 520)},${Math.round(136 + Math.sin(angle) * 520)}`;
    return `<polygon points="345,136 ${at(a)} ${at(b)}"/>`;
  }).join('');
  const card = (x: number, y: number, turn: number, [from, to]: readonly [string, string]) =>
    `<g filter="url(#middle)" transform="translate(${x} ${y}) rotate(${turn})"><rect x="-118" y="-74" width="236" height="148" rx="16" fill="${from}"/><path d="M-118 20C-40-10 40 60 118 0v58a16 16 0 0 1-16 16h-204a16 16 0 0 1-16-16Z" fill="${to}"/><rect x="-96" y="-50" width="36" height="27" rx="5" fill="#fff3cf"/><path d="M-96-36h36M-78-50v27" stroke="#c59a45" stroke-width="2"/><rect x="-96" y="34" width="92" height="9" rx="4.500" fill="#fff" opacity=".75"/><rect x="-96" y="50" width="58" height="8" rx="4" fill="#fff" opacity=".5"/></g>`;
  return [
    wash(W, H, 'wall', [tint.deep, tint.night]),
    `<g fill="#ffdf9b" opacity=".08">${rays}</g>`,
    glow(345, 136, 230, 'warm'),
    `<path d="M0 240h690v60H0Z" fill="${tint.night}"/><path d="M0 238h690v4H0Z" fill="#d8a852" opacity=".7"/>`,
    shade(345, 240, 240, 20),
    card(368, 136, 9, ['#8a6a34', '#6d5127']),
    card(338, 130, -8, ['#e6bd68', '#cf9a3f']),
    drawn(things),
  ].join('');
};

/** Hills in the mist. */
export const ranges = ({ tint, things }: Wide): string =>
  [
    wash(W, H, 'wall', [tint.againstPale, tint.pale], 'x1="0" y1="0" x2="0" y2="1"'),
    `<circle cx="446" cy="92" r="62" fill="#f3b07c" opacity=".85"/>`,
    glow(446, 92, 140),
    `<path d="M0 170c50-50 80-92 124-92s60 46 100 56 72-60 116-60 76 64 128 64 106-34 222-10v172H0Z" fill="${tint.soft}"/><path d="M0 204c70-50 116-64 178-42s84 36 146 10 98-44 156-18 116 32 210 0v146H0Z" fill="${tint.mid}"/><path d="M0 244c100-40 184-34 270-12s160 18 236-6 132-12 184-4v78H0Z" fill="${tint.full}"/>`,
    `<g fill="#fff" filter="url(#far)" opacity=".75"><ellipse cx="170" cy="196" rx="200" ry="14"/><ellipse cx="540" cy="180" rx="180" ry="12"/></g>`,
    drawn(things),
    `<path d="M0 268c130-16 230-12 345-8s230 4 345-10v50H0Z" fill="${tint.deep}"/>`,
    near(
      `<path d="M0 4c60 10 110 24 150 50" fill="none" stroke="${tint.night}" stroke-width="4"/>${[
        0, 1, 2, 3, 4,
      ]
        .map((index) =>
          leafAt(
            18 + index * 27,
            8 + index * 10,
            0.55,
            (index % 2 === 0 ? 84 : 14) - index * 4,
            index % 2 === 0 ? tint.night : tint.deep,
          ),
        )
        .join('')}`,
    ),
  ].join('');

/** Shelves and a counter, all across. */
export const shelves = ({ tint, things }: Wide): string => {
  const drawers = [0, 1, 2]
    .map((row) =>
      Array.from(
        { length: 10 },
        (_, index) =>
          `<g transform="translate(${index * 70 - 6} ${row * 66 + 10})"><rect width="64" height="58" rx="4" fill="${(index + row) % 4 === 0 ? tint.mid : tint.full}"/><path d="M0 4a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4Z" fill="#fff" opacity=".25"/><rect x="20" y="14" width="24" height="14" rx="2" fill="${tint.paper}" opacity=".8"/><circle cx="32" cy="42" r="5" fill="${tint.against}"/></g>`,
      ).join(''),
    )
    .join('');
  return [
    wash(W, H, 'wall', [tint.deep, tint.deep]),
    `<g filter="url(#haze)">${drawers}</g><rect width="${W}" height="${H}" fill="${tint.night}" opacity=".25"/>`,
    glow(345, 130, 230, 'warm'),
    `<path d="M0 226h690v74H0Z" fill="${tint.soft}"/><path d="M0 222h690v8H0Z" fill="${tint.paper}"/>`,
    drawn(things),
    beam('0,0 230,0 520,300 120,300', 0.5),
  ].join('');
};

/** A window over the whole width. */
export const view = ({ tint, things }: Wide): string =>
  [
    wash(W, H, 'wall', [tint.paper, tint.soft]),
    wash(0, 0, 'sky', ['#8fd0f0', '#f6f6df'], 'x1="0" y1="0" x2="0" y2="1"'),
    '<rect x="92" y="14" width="506" height="198" rx="8" fill="#fff"/><rect x="102" y="24" width="486" height="182" fill="url(#sky)"/><circle cx="238" cy="72" r="26" fill="#ffe08a"/><path d="M102 154c60-40 130-44 200-12 70-44 170-50 286 4v60H102Z" fill="#9ccbb0"/><path d="M102 178c90-24 190-20 260-4 80-18 150-18 226-4v36H102Z" fill="#62a584"/><path d="M264 24v182M426 24v182" stroke="#fff" stroke-width="8"/>',
    beam('102,24 500,24 660,300 260,300', 0.7),
    `<path d="M0 226h690v74H0Z" fill="${tint.mid}"/><path d="M0 220h690v10H0Z" fill="#fff"/>`,
    drawn(things),
    near(leafAt(-26, 316, 1.4, -62, '#2f7d57') + leafAt(-24, 322, 1.3, -28, '#4b9a70')),
  ].join('');

/** A desk from above, all across. */
export const table = ({ tint, things }: Wide): string => {
  const sheet = (x: number, y: number, turn: number, widths: readonly number[]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-96" y="-122" width="200" height="260" rx="6" fill="${tint.night}" opacity=".28" filter="url(#haze)"/><rect x="-100" y="-130" width="200" height="260" rx="6" fill="url(#paper)"/>${bars(-78, -104, widths, { ink: tint.pale, height: 10, step: 22 })}</g>`;
  return [
    wash(W, H, 'wall', [tint.pale, tint.mid]),
    '<g fill="#fff" opacity=".25" transform="skewX(-24) translate(120 0)"><path d="M150-10h90v320h-90Zm120 0h90v320h-90Z"/></g>',
    sheet(512, 150, 9, [90, 150, 130, 150]),
    sheet(200, 150, -8, [90, 150, 120, 150]),
    sheet(352, 156, 2, [110, 156, 140]),
    drawn(things),
  ].join('');
};
