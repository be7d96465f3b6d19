import { beam, glow } from '../light.ts';
import { bars, type Cast, prop, put, wash } from './cast.ts';

/** Posters of live lessons, 480 × 270, with whoever speaks. */

const [W, H] = [480, 270];

type Speaking = Cast & { person: string };
type OnAir = (cast: Speaking) => string;

const standing = (person: string, x: number, foot: number, size: number): string =>
  `<g transform="translate(${x - 100 * size} ${foot - 186 * size}) scale(${size})">${person}</g>`;

const sides = (turn: number) => {
  const side = turn % 2 === 0 ? 1 : -1;
  return (x: number) => 240 + side * (x - 240);
};

const portraitWithSubject: OnAir = (cast) => {
  const { tint, person } = cast;
  const at = sides(cast.turn);
  return [
    wash(W, H, 'wall', [tint.mid, tint.night]),
    `<circle cx="${at(306)}" cy="128" r="118" fill="${tint.soft}" opacity=".9"/><circle cx="${at(306)}" cy="128" r="140" fill="none" stroke="${tint.pale}" stroke-width="2" opacity=".45"/>`,
    glow(at(290), 100, 150),
    `<path d="M0 236h480v34H0Z" fill="${tint.night}" opacity=".55"/>`,
    standing(person, at(306), 276, 1.2),
    `<path d="M0 256h480v14H0Z" fill="${tint.deep}"/><path d="M0 254h480v3H0Z" fill="${tint.mid}"/>`,
    put({ name: cast.hero, x: at(150), y: 152, size: 150 }),
    prop(cast, 0, { x: at(60), y: 208, size: 72 }),
    beam('0,0 150,0 330,270 60,270', 0.5),
  ].join('');
};

const besideScreen: OnAir = (cast) => {
  const { tint, person } = cast;
  const at = sides(cast.turn);
  const left = Math.min(at(96), at(396));
  return [
    wash(W, H, 'wall', [tint.deep, tint.night]),
    `<rect x="${left - 8}" y="14" width="316" height="184" rx="10" fill="#fff" opacity=".28" filter="url(#far)"/><rect x="${left}" y="22" width="300" height="172" rx="7" fill="${tint.paper}"/>`,
    glow(at(290), 100, 120),
    bars(Math.min(at(116), at(176)), 46, [60, 44], { ink: tint.mid, height: 8, step: 18 }),
    put({ name: cast.hero, x: at(302), y: 108, size: 142, how: 'floats' }),
    standing(person, at(158), 232, 0.96),
    `<path d="M0 226h480v44H0Z" fill="${tint.full}"/><path d="M0 222h480v6H0Z" fill="${tint.soft}"/>`,
    prop(cast, 0, { x: at(402), y: 196, size: 88 }),
    beam('40,0 150,0 330,226 150,226', 0.5),
  ].join('');
};

const atWork: OnAir = (cast) => {
  const { tint, person } = cast;
  const at = sides(cast.turn);
  return [
    wash(W, H, 'wall', [tint.paper, tint.soft]),
    `<path d="M0 44h480M0 108h480M96 0v190M240 0v190M384 0v190" stroke="${tint.pale}" stroke-width="2"/>`,
    glow(at(200), 90, 170),
    `<ellipse cx="${at(386)}" cy="16" rx="64" ry="22" fill="${tint.deep}"/><ellipse cx="${at(384)}" cy="24" rx="54" ry="14" fill="#fffbe9"/><polygon points="${at(340)},26 ${at(430)},26 ${at(400)},216 ${at(110)},216" fill="#fff8dd" opacity=".34"/>`,
    standing(person, at(196), 200, 0.94),
    prop(cast, 0, { x: at(398), y: 150, size: 96 }),
    `<path d="M0 184h480v86H0Z" fill="${tint.full}"/><path d="M0 184h480v12H0Z" fill="${tint.mid}"/><path d="M70 194h340l40 66H30Z" fill="url(#steel)"/><path d="M90 204h300l28 48H62Z" fill="#dbe5ea"/>`,
    put({ name: cast.hero, x: at(308), y: 164, size: 134 }),
    `<g transform="translate(0 226) scale(1 .62) translate(0 -226)">${prop(cast, 1, { x: at(132), y: 232, size: 76, how: 'lies' })}</g>`,
  ].join('');
};

const inWindows: OnAir = (cast) => {
  const { tint, person } = cast;
  const at = sides(cast.turn);
  const [big, small] = [Math.min(at(52), at(316)), Math.min(at(330), at(436))];
  return [
    wash(W, H, 'wall', [tint.pale, tint.mid]),
    glow(120, 40, 200),
    `<g filter="url(#middle)"><rect x="${big - 6}" y="24" width="276" height="214" rx="14" fill="#fff"/><rect x="${small - 5}" y="34" width="116" height="92" rx="11" fill="#fff"/><rect x="${small - 5}" y="138" width="116" height="92" rx="11" fill="#fff"/></g>`,
    `<rect x="${big + 2}" y="32" width="260" height="184" rx="8" fill="${tint.deep}"/><circle cx="${big + 132}" cy="118" r="84" fill="${tint.full}"/>`,
    glow(big + 110, 90, 110),
    `<svg x="${big + 2}" y="32" width="260" height="184" viewBox="0 0 260 184">${standing(person, 130, 196, 0.96)}</svg>`,
    `<circle cx="${big + 20}" cy="227" r="5" fill="${tint.against}"/>${bars(big + 34, 223, [120], { ink: tint.soft, height: 8 })}`,
    `<rect x="${small + 2}" y="41" width="102" height="78" rx="6" fill="${tint.pale}"/><rect x="${small + 2}" y="145" width="102" height="78" rx="6" fill="${tint.againstPale}"/>`,
    put({ name: cast.hero, x: small + 53, y: 80, size: 82, how: 'plain' }),
    prop(cast, 0, { x: small + 53, y: 184, size: 76, how: 'plain' }),
  ].join('');
};

export const onAir: readonly OnAir[] = [portraitWithSubject, besideScreen, atWork, inWindows];
