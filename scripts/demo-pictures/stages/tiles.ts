import { beam, glow } from '../light.ts';
import { type Cast, leafAt, near, prop, put, type Stage, wash } from './cast.ts';

/** Squares of 300 × 300. */

const S = 300;

const onBlocks: Stage = (cast) => {
  const { tint } = cast;
  const block = (x: number, y: number, w: number) =>
    `<path d="M${x} ${y}l${w * 0.5}-${w * 0.2} ${w * 0.5} ${w * 0.2}v200h-${w}Z" fill="${tint.soft}"/><path d="M${x} ${y}l${w * 0.5} ${w * 0.2} ${w * 0.5}-${w * 0.2}-${w * 0.5}-${w * 0.2}Z" fill="${tint.paper}"/><path d="M${x + w * 0.5} ${y + w * 0.2}v200h${w * 0.5}V${y}Z" fill="${tint.full}" opacity=".4"/>`;
  return [
    wash(S, S, 'wall', [tint.mid, tint.deep]),
    glow(120, 90, 170),
    block(-30, 226, 130),
    block(206, 216, 130),
    block(48, 232, 204),
    prop(cast, 0, { x: 46, y: 184, size: 88 }),
    prop(cast, 1, { x: 262, y: 174, size: 84 }),
    put({ name: cast.hero, x: 150, y: 144, size: 176 }),
    beam('0,0 110,0 260,300 60,300', 0.7),
  ].join('');
};

const inRound: Stage = (cast) => {
  const { tint } = cast;
  return [
    wash(S, S, 'wall', [tint.paper, tint.soft]),
    `<circle cx="150" cy="140" r="112" fill="${tint.mid}"/><path d="M150 28a112 112 0 0 1 0 224Z" fill="${tint.full}" opacity=".45"/><circle cx="150" cy="140" r="128" fill="none" stroke="${tint.against}" stroke-width="5" stroke-dasharray="180 40 20 40"/>`,
    glow(120, 106, 120),
    `<path d="M0 246h300v54H0Z" fill="${tint.full}"/><path d="M0 242h300v7H0Z" fill="#fff"/>`,
    prop(cast, 0, { x: 54, y: 212, size: 84 }),
    prop(cast, 1, { x: 250, y: 212, size: 84 }),
    put({ name: cast.hero, x: 150, y: 156, size: 184 }),
  ].join('');
};

const fromAbove: Stage = (cast) => {
  const { tint } = cast;
  return [
    wash(S, S, 'wall', [tint.pale, tint.mid]),
    '<g fill="#fff" opacity=".26" transform="skewX(-24) translate(40 0)"><path d="M80-10h60v320H80Zm80 0h60v320h-60Z"/></g>',
    `<g transform="rotate(-8 150 150)"><rect x="58" y="40" width="190" height="236" rx="8" fill="${tint.night}" opacity=".25" filter="url(#haze)"/><rect x="52" y="30" width="190" height="236" rx="8" fill="url(#paper)"/><rect x="72" y="52" width="80" height="9" rx="4.500" fill="${tint.mid}"/><path d="M76 214h140M76 232h100" stroke="${tint.pale}" stroke-width="9" stroke-linecap="round"/></g>`,
    prop(cast, 0, { x: 242, y: 62, size: 92, how: 'lies', turn: 12 }),
    prop(cast, 1, { x: 56, y: 244, size: 92, how: 'lies', turn: -10 }),
    put({ name: cast.hero, x: 150, y: 146, size: 182, how: 'lies', turn: -5 }),
  ].join('');
};

const inNature: Stage = (cast) => {
  const { tint } = cast;
  return [
    wash(S, S, 'wall', [tint.againstPale, tint.pale], 'x1="0" y1="0" x2="0" y2="1"'),
    `<circle cx="204" cy="88" r="48" fill="#f3b07c" opacity=".85"/>`,
    `<path d="M0 168c40-50 80-60 120-30 40-40 100-50 180 10v152H0Z" fill="${tint.soft}"/><path d="M0 204c60-40 110-34 150-14s90 20 150-16v126H0Z" fill="${tint.mid}"/><path d="M0 246c90-22 200-18 300 0v54H0Z" fill="${tint.full}"/>`,
    prop(cast, 0, { x: 56, y: 206, size: 88 }),
    prop(cast, 1, { x: 248, y: 210, size: 86 }),
    put({ name: cast.hero, x: 150, y: 158, size: 182 }),
    near(leafAt(-16, 316, 1, -58, tint.night) + leafAt(-16, 316, 0.9, -24, tint.deep)),
  ].join('');
};

export const squares: readonly Stage[] = [onBlocks, inRound, fromAbove, inNature];

/** A thing that is to be won, 240 × 240. */
export const prize = ({ tint, hero }: Pick<Cast, 'tint' | 'hero'>): string => {
  const rays = Array.from({ length: 10 }, (_, index) => {
    const at = (turn: number) => {
      const angle = ((index * 36 + turn) * Math.PI) / 180;
      return `${Math.round(120 + Math.cos(angle) * 190)},${Math.round(112 + Math.sin(angle) * 190)}`;
    };
    return `<polygon points="120,112 ${at(0)} ${at(17)}"/>`;
  }).join('');
  return [
    wash(240, 240, 'wall', [tint.pale, tint.mid]),
    `<g fill="#fff" opacity=".28">${rays}</g>`,
    glow(110, 96, 120),
    `<ellipse cx="120" cy="212" rx="92" ry="20" fill="${tint.full}"/><ellipse cx="120" cy="204" rx="92" ry="20" fill="${tint.paper}"/>`,
    put({ name: hero, x: 120, y: 124, size: 158 }),
    `<g fill="${tint.against}"><rect x="34" y="40" width="14" height="7" rx="2" transform="rotate(24 34 40)"/><rect x="196" y="58" width="14" height="7" rx="2" transform="rotate(-32 196 58)"/><circle cx="46" cy="150" r="5"/><circle cx="202" cy="136" r="4"/></g><g fill="#fff"><rect x="60" y="20" width="12" height="6" rx="2" transform="rotate(-20 60 20)"/><rect x="178" y="22" width="12" height="6" rx="2" transform="rotate(40 178 22)"/><circle cx="26" cy="98" r="4"/><circle cx="216" cy="96" r="4"/></g>`,
  ].join('');
};
