import { beam, glow } from '../light.ts';
import { bars, type Cast, prop, put, type Stage, wash } from './cast.ts';

/** Scenes of 480 × 300; what matters lies within 300 × 208 in their middle. */

const [W, H] = [480, 300];

const plinth = (cast: Cast, x: number, y: number, rx: number, height: number): string => {
  const ry = rx * 0.19;
  const { tint } = cast;
  return `<path d="M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${rx * 2} 0V${y}Z" fill="${tint.soft}"/><path d="M${x} ${y}v${height + ry}a${rx} ${ry} 0 0 0 ${rx}-${ry}V${y}Z" fill="${tint.full}" opacity=".28"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tint.paper}"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.8}" fill="${tint.pale}"/>`;
};

/** A card with lines that points at the subject, as in an atlas. */
const label = (x: number, y: number, toX: number, toY: number, cast: Cast): string =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="${cast.tint.paper}" stroke-width="2"/><circle cx="${toX}" cy="${toY}" r="5" fill="${cast.tint.against}" stroke="#fff" stroke-width="2"/><g filter="url(#small)"><rect x="${x - 30}" y="${y - 17}" width="60" height="34" rx="8" fill="#fff"/></g>${bars(x - 20, y - 9, [40, 26], { ink: cast.tint.soft, height: 6, step: 11 })}`;

/** Wide enough for cards to point at. */
const explained = new Set<string>(
  'anatomical-heart lungs brain stomach liver knee spine skin dna ear pressure shield growing-heart'.split(
    ' ',
  ),
);

/** A thing of the body, on a plinth in a niche. */
export const atlas: Stage = (cast) => {
  const { tint, turn } = cast;
  const left = turn % 2 === 0;
  return [
    wash(W, H, 'wall', [tint.mid, tint.deep]),
    `<path d="M112 300V158C112 82 168 34 240 34s128 48 128 124v142Z" fill="${tint.night}" opacity=".2"/><path d="M120 300V160C120 88 172 42 240 42s120 46 120 118v140Z" fill="${tint.soft}"/>`,
    glow(222, 128, 150),
    `<rect y="262" width="${W}" height="38" fill="${tint.deep}" opacity=".85"/>`,
    prop(cast, 0, { x: left ? 84 : 398, y: 214, size: 104 }),
    prop(cast, 1, { x: left ? 402 : 80, y: 222, size: 92 }),
    plinth(cast, 240, 268, 128, 20),
    plinth(cast, 240, 246, 98, 20),
    put({ name: cast.hero, x: 240, y: 138, size: 186, how: 'floats' }),
    explained.has(cast.hero)
      ? label(left ? 386 : 94, left ? 92 : 96, left ? 292 : 190, left ? 122 : 126, cast) +
        label(left ? 100 : 388, left ? 130 : 138, left ? 192 : 290, left ? 156 : 160, cast)
      : '',
    beam('0,0 190,0 420,300 120,300', 0.7),
  ].join('');
};

/** A clean field with instruments under a lamp. */
export const bench: Stage = (cast) => {
  const { tint, turn } = cast;
  const side = turn % 2 === 0 ? 1 : -1;
  const at = (x: number) => 240 + side * (x - 240);
  return [
    wash(W, H, 'wall', [tint.paper, tint.soft]),
    `<g fill="${tint.pale}"><rect x="0" y="40" width="${W}" height="2"/><rect x="0" y="104" width="${W}" height="2"/><rect x="96" y="0" width="2" height="200"/><rect x="240" y="0" width="2" height="200"/><rect x="384" y="0" width="2" height="200"/></g>`,
    glow(at(190), 96, 170),
    `<g transform="translate(${at(372)} -6)"><path d="M${-side * 6}-10 ${side * 26} 22" stroke="${tint.full}" stroke-width="9"/><ellipse cx="${-side * 8}" cy="34" rx="62" ry="26" fill="${tint.deep}"/><ellipse cx="${-side * 10}" cy="42" rx="54" ry="17" fill="#fffbe9"/><g fill="#ffe9ad"><ellipse cx="${-side * 34}" cy="42" rx="13" ry="6"/><ellipse cx="${-side * 8}" cy="45" rx="13" ry="6"/><ellipse cx="${side * 18}" cy="42" rx="13" ry="6"/></g></g>`,
    `<polygon points="${at(330)},44 ${at(404)},44 ${at(420)},236 ${at(70)},236" fill="#fff8dd" opacity=".34"/>`,
    prop(cast, 0, { x: at(112), y: 146, size: 118 }),
    prop(cast, 1, { x: at(376), y: 156, size: 104 }),
    `<path d="M0 196h480v104H0Z" fill="${tint.full}"/><path d="M0 196h480v14H0Z" fill="${tint.mid}"/>`,
    `<path d="M62 204h356l44 84H18Z" fill="${tint.night}" opacity=".28"/><path d="M66 196h348l44 82H22Z" fill="url(#steel)"/><path d="M84 204h312l34 64H50Z" fill="#b5c4cd"/><path d="M88 210h304l30 56H58Z" fill="#dbe5ea"/>`,
    `<g transform="translate(0 246) scale(1 .62) translate(0 -246)">${prop(cast, 2, { x: at(126), y: 250, size: 88, how: 'lies' })}${prop(cast, 3, { x: at(370), y: 252, size: 84, how: 'lies', turn: 20 })}</g>`,
    put({ name: cast.hero, x: at(240), y: 158, size: 168 }),
  ].join('');
};

const shelfRow = (y: number, cast: Cast, shift: number): string => {
  const { tint } = cast;
  const inks = [tint.soft, tint.against, '#f6f4ee', tint.full, tint.againstPale, tint.mid];
  return Array.from({ length: 9 }, (_, index) => {
    const ink = inks[(index * 5 + shift) % inks.length] ?? tint.soft;
    const x = 14 + index * 52 + ((index * 7 + shift * 3) % 5) * 2;
    const height = 34 + ((index * 11 + shift * 5) % 4) * 7;
    const jar = (index + shift) % 3 === 0;
    const body = `<rect x="${x}" y="${y - height}" width="${jar ? 34 : 38}" height="${height}" rx="${jar ? 9 : 3}" fill="${ink}"/>`;
    const cap = jar
      ? `<rect x="${x + 5}" y="${y - height - 9}" width="24" height="11" rx="4" fill="#fff"/>`
      : '';
    return `${cap}${body}<rect x="${x + 5}" y="${y - height * 0.66}" width="${jar ? 24 : 28}" height="${height * 0.32}" rx="2" fill="#fff" opacity=".75"/>`;
  }).join('');
};

/** A counter before shelves. */
export const counter: Stage = (cast) => {
  const { tint, turn } = cast;
  const side = turn % 2 === 0 ? 1 : -1;
  const at = (x: number) => 240 + side * (x - 240);
  const board = (y: number) =>
    `<rect y="${y}" width="${W}" height="9" fill="${tint.paper}"/><rect y="${y + 9}" width="${W}" height="12" fill="${tint.night}" opacity=".22"/>`;
  return [
    wash(W, H, 'wall', [tint.mid, tint.deep]),
    `<g filter="url(#haze)">${shelfRow(82, cast, turn)}${board(82)}${shelfRow(168, cast, turn + 4)}${board(168)}</g>`,
    `<rect width="${W}" height="${H}" fill="${tint.deep}" opacity=".3"/>`,
    glow(240, 150, 190),
    wash(W, 0, 'top', [tint.paper, tint.soft], 'x1="0" y1="0" x2="0" y2="1"'),
    `<path d="M0 226h480v74H0Z" fill="url(#top)"/><path d="M0 222h480v8H0Z" fill="#fff"/>`,
    prop(cast, 0, { x: at(120), y: 188, size: 118 }),
    prop(cast, 1, { x: at(366), y: 192, size: 112 }),
    put({ name: cast.hero, x: at(242), y: 160, size: 172 }),
    prop(cast, 2, { x: at(322), y: 250, size: 58, turn: -12 }),
    prop(cast, 3, { x: at(150), y: 254, size: 52, turn: 14 }),
    beam('0,0 150,0 380,300 60,300', 0.6),
  ].join('');
};

const windowLight = (opacity: number): string =>
  `<g fill="#fff" opacity="${opacity}" transform="skewX(-24) translate(70 0)"><path d="M130-10h74v140h-74Zm88 0h74v140h-74ZM130 144h74v170h-74Zm88 0h74v170h-74Z"/></g>`;

/** A desk from above; what is no medicine has no curve on its paper. */
export const desk =
  (curved = true): Stage =>
  (cast) => {
    const { tint, turn } = cast;
    const side = turn % 2 === 0 ? 1 : -1;
    const at = (x: number) => 240 + side * (x - 240);
    const sheet = (x: number, y: number, w: number, h: number, angle: number, inner: string) =>
      `<g transform="rotate(${angle * side} ${x} ${y})"><rect x="${x - w / 2 + 5}" y="${y - h / 2 + 9}" width="${w}" height="${h}" rx="5" fill="${tint.night}" opacity=".3" filter="url(#haze)"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="5" fill="url(#paper)"/>${inner}</g>`;
    const [cx, cy] = [at(206), 164];
    const curve = !curved
      ? bars(cx - 82, cy + 74, [164, 120], { ink: tint.pale, height: 9, step: 20 })
      : `<path d="M${cx - 78} ${cy + 92}h34l8-22 12 38 10-26h10l8-14 8 14h62" fill="none" stroke="${tint.against}" stroke-width="4" stroke-linejoin="round"/>`;
    return [
      wash(W, H, 'wall', [tint.pale, tint.mid]),
      windowLight(0.26),
      sheet(
        at(330),
        120,
        150,
        190,
        13,
        bars(at(330) - 58, 50, [70, 110, 96, 110], { ink: tint.soft, height: 8, step: 18 }),
      ),
      sheet(
        cx,
        cy,
        206,
        262,
        -7,
        `<rect x="${cx - 34}" y="${cy - 138}" width="68" height="22" rx="7" fill="${tint.deep}"/>${bars(cx - 82, cy - 100, [92, 164, 148, 164], { ink: tint.pale, height: 9, step: 20 })}${curve}`,
      ),
      prop(cast, 0, { x: at(366), y: 196, size: 132, how: 'lies', turn: 8 * side }),
      prop(cast, 1, { x: at(62), y: 84, size: 104, how: 'lies', turn: -14 }),
      prop(cast, 2, { x: at(404), y: 62, size: 92, how: 'lies', turn: 12 }),
      prop(cast, 3, { x: at(70), y: 236, size: 88, how: 'lies' }),
      put({ name: cast.hero, x: at(236), y: 152, size: 170, how: 'lies', turn: -5 * side }),
    ].join('');
  };

const head = (x: number, y: number, size: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${ink}"><circle cx="0" cy="0" r="17"/><path d="M-34 56c2-26 14-36 34-36s32 10 34 36Z"/></g>`;

/** A lecture: what it is about on the screen, who speaks before it. */
export const hall: Stage = (cast) => {
  const { tint, turn, person } = cast;
  const side = turn % 2 === 0 ? 1 : -1;
  const at = (x: number) => 240 + side * (x - 240);
  const people = [22, 82, 140, 204, 268, 330, 392, 452];
  return [
    wash(W, H, 'wall', [tint.deep, tint.night]),
    `<g fill="#fff" opacity=".05"><path d="M0 0h40v220H0Zm80 0h40v220H80Zm280 0h40v220h-40Zm80 0h40v220h-40Z"/></g>`,
    `<rect x="66" y="22" width="348" height="186" rx="10" fill="#fff" opacity=".25" filter="url(#far)"/><rect x="78" y="28" width="324" height="176" rx="6" fill="${tint.paper}"/>`,
    `<rect x="78" y="28" width="324" height="176" rx="6" fill="${tint.soft}" opacity=".55"/>`,
    glow(at(196), 112, 130),
    put({ name: cast.hero, x: at(186), y: 116, size: 150, how: 'floats' }),
    person === undefined
      ? `${bars(at(328) - 46, 62, [92, 70, 84, 58], { ink: tint.full, height: 8, step: 22 })}${prop(cast, 0, { x: at(330), y: 196, size: 112 })}`
      : `${bars(at(338) - 42, 48, [80, 56], { ink: tint.full, height: 8, step: 20 })}<g transform="translate(${at(322) - 84} 82) scale(.84)">${person}</g>`,
    `<rect y="226" width="${W}" height="74" fill="${tint.night}"/><path d="M0 226h480v5H0Z" fill="${tint.full}" opacity=".7"/>`,
    beam('60,0 130,0 330,226 150,226', 0.5),
    `<g filter="url(#haze)">${people.map((x, index) => head(x + (turn % 3) * 8, 252 + (index % 3) * 3, 0.8, tint.deep)).join('')}</g>`,
    people
      .map((x, index) =>
        head(x - 30 - (turn % 2) * 10, 280 + ((index * 5) % 4) * 3, 1.05, '#0a141d'),
      )
      .join(''),
  ].join('');
};
