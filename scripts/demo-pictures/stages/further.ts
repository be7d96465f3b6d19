import { beam, glow, shade } from '../light.ts';
import { leafAt, near, prop, put, type Stage, wash } from './cast.ts';

const [W, H] = [480, 300];
const SUN = '#f3b07c';

/** A book lies open in the light of a lamp. */
export const reading: Stage = (cast) => {
  const { tint, turn } = cast;
  const inks = [tint.mid, tint.against, tint.full, tint.soft, tint.againstPale, tint.deep];
  const spines = Array.from({ length: 21 }, (_, index) => {
    const height = 66 + ((index * 17 + turn * 5) % 5) * 9;
    const ink = inks[(index * 5 + turn) % inks.length] ?? tint.mid;
    const x = index * 23 - 4;
    return `<rect x="${x}" y="${132 - height}" width="20" height="${height}" rx="2" fill="${ink}"/><rect x="${x + 4}" y="${148 - height}" width="12" height="5" fill="#fff" opacity=".55"/>`;
  }).join('');
  const page = (mirror: string) =>
    `<g transform="${mirror}"><path d="M0 0C26-22 92-24 132-6l22 66C108 44 34 46 0 66Z" fill="url(#paper)"/><path d="M18 4C44-8 84-8 116 2M20 16c28-12 70-12 102-2M22 28c30-12 74-12 106-2M24 40c32-10 76-12 110-2" fill="none" stroke="${tint.soft}" stroke-width="4" stroke-linecap="round"/></g>`;
  return [
    wash(W, H, 'wall', [tint.deep, tint.night]),
    `<g filter="url(#haze)">${spines}<rect y="132" width="${W}" height="10" fill="${tint.full}"/><rect y="142" width="${W}" height="14" fill="#000" opacity=".2"/></g>`,
    `<rect width="${W}" height="${H}" fill="${tint.night}" opacity=".35"/>`,
    glow(240, 140, 210, 'warm'),
    `<path d="M0 206h480v94H0Z" fill="${tint.full}"/><path d="M0 206h480v7H0Z" fill="${tint.mid}"/>`,
    glow(240, 244, 200, 'warm'),
    prop(cast, 0, { x: 74, y: 176, size: 112 }),
    prop(cast, 1, { x: 408, y: 180, size: 108 }),
    shade(240, 282, 190, 22),
    `<g transform="translate(240 212)"><path d="M-160 66 -136-4h272l24 70c-60-10-120-8-160 8-40-16-100-18-160-8Z" fill="${tint.against}"/>${page('')}${page('scale(-1 1)')}<path d="M0 0v68" stroke="${tint.full}" stroke-width="3" opacity=".5"/></g>`,
    `<path d="M178 214 130 40h220l-48 174Z" fill="url(#beam)" opacity=".5"/>`,
    put({ name: cast.hero, x: 240, y: 130, size: 162, how: 'floats' }),
    prop(cast, 2, { x: 128, y: 96, size: 60, how: 'plain', turn: -12 }),
    prop(cast, 3, { x: 352, y: 92, size: 58, how: 'plain', turn: 12 }),
  ].join('');
};

export type Signal = 'ecg' | 'vitals' | 'bars' | 'slice' | 'head' | 'fan' | 'curve';

const lines = (path: string, ink: string, width = 4): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

const signals: Readonly<Record<Signal, string>> = {
  ecg: [74, 122, 170]
    .map((y, index) =>
      lines(
        `M60 ${y}h28l6-8 8 8h10l5 6 9-${44 - index * 8} 9 ${58 - index * 10} 6-20h16l9-12 10 12h40l6-8 8 8h10l5 6 9-${44 - index * 8} 9 ${58 - index * 10} 6-20h16l9-12 10 12h40l6-8 8 8h20`,
        index === 1 ? '#ffd36b' : '#5df2ad',
      ),
    )
    .join(''),
  vitals:
    lines('M60 76h40l8-26 12 46 9-20h40l8-26 12 46 9-20h40l8-26 12 46 9-20h30', '#5df2ad') +
    lines(
      'M60 126c16 0 16-22 30-22s14 22 30 22 16-22 30-22 14 22 30 22 16-22 30-22 14 22 30 22 16-22 30-22 14 22 28 22',
      '#62c9f5',
    ) +
    lines('M60 174h28l12-14 12 14h28l12-14 12 14h28l12-14 12 14h28l12-14 12 14h20', '#f7c95c') +
    '<g fill="#e8f4f8"><rect x="356" y="60" width="60" height="26" rx="5" fill="#5df2ad"/><rect x="356" y="106" width="60" height="26" rx="5" fill="#62c9f5"/><rect x="356" y="152" width="60" height="26" rx="5" fill="#f7c95c"/></g>',
  bars:
    '<g fill="#49bccb"><rect x="84" y="138" width="26" height="50" rx="3"/><rect x="122" y="112" width="26" height="76" rx="3"/><rect x="160" y="124" width="26" height="64" rx="3"/><rect x="198" y="90" width="26" height="98" rx="3"/><rect x="236" y="100" width="26" height="88" rx="3"/><rect x="274" y="72" width="26" height="116" rx="3"/></g>' +
    lines('M90 110 134 92l40 8 38-30 38 6 42-28 60-6', '#ffb547', 5) +
    '<circle cx="366" cy="130" r="36" fill="#2a6f8d"/><path d="M366 130V94a36 36 0 0 1 33 50Z" fill="#ffb547"/>',
  slice:
    '<ellipse cx="180" cy="122" rx="104" ry="72" fill="#39586b"/><g fill="none" stroke="#9fd3f2"><ellipse cx="180" cy="122" rx="104" ry="72" stroke-width="9" opacity=".9"/><ellipse cx="180" cy="122" rx="92" ry="60" stroke-width="3" opacity=".5"/></g><path d="M164 70c-36 2-62 26-60 56 0 26 22 40 48 40 14 0 18-12 18-34Zm32 0c36 2 62 26 60 56 0 26-22 40-48 40-14 0-18-12-18-34Z" fill="#06131d"/><path d="M164 112c12-8 30-6 36 8 4 14-6 26-20 26s-24-18-16-34Z" fill="#a9c7d8"/><circle cx="180" cy="174" r="11" fill="#d5e6ef"/><circle cx="222" cy="104" r="8" fill="#d5e6ef"/><circle cx="222" cy="104" r="17" fill="none" stroke="#ffc94d" stroke-width="3.5"/><g fill="#2b5d7c"><rect x="316" y="54" width="88" height="58" rx="4"/><rect x="316" y="122" width="88" height="58" rx="4"/></g><g fill="none" stroke="#9fd3f2" stroke-width="4"><ellipse cx="360" cy="83" rx="30" ry="20"/><ellipse cx="360" cy="151" rx="30" ry="20"/></g>',
  head: '<ellipse cx="180" cy="116" rx="72" ry="80" fill="#e9f2f7"/><ellipse cx="180" cy="116" rx="63" ry="71" fill="#5d7c8f"/><path d="M180 47v138" stroke="#9db8c7" stroke-width="3"/><path d="M172 92c-16-10-28 0-24 18 2 12 10 20 22 22Zm16 0c16-10 28 0 24 18-2 12-10 20-22 22Z" fill="#132b3a"/><g fill="none" stroke="#86a5b6" stroke-width="4" stroke-linecap="round"><path d="M132 84c10-4 14-12 12-22M126 120c8 0 14-4 16-12M136 156c4-10 12-12 20-10M228 84c-10-4-14-12-12-22M234 120c-8 0-14-4-16-12M224 156c-4-10-12-12-20-10"/></g><ellipse cx="222" cy="134" rx="13" ry="16" fill="#2b4658"/><circle cx="222" cy="134" r="23" fill="none" stroke="#ffc94d" stroke-width="3.5"/><g fill="#2b5d7c"><rect x="300" y="54" width="104" height="58" rx="4"/><rect x="300" y="122" width="104" height="58" rx="4"/></g><g fill="none" stroke="#cfe3ee" stroke-width="4"><ellipse cx="330" cy="83" rx="18" ry="22"/><ellipse cx="374" cy="83" rx="18" ry="22"/><ellipse cx="330" cy="151" rx="18" ry="22"/><ellipse cx="374" cy="151" rx="18" ry="22"/></g>',
  fan: '<path d="M180 40 78 168c60 34 144 34 204 0Z" fill="#41586a"/><path d="M180 40 92 150c52 28 124 28 176 0Z" fill="#5f7889"/><path d="M180 40 112 126c40 20 96 20 136 0Z" fill="#7f97a6"/><path d="M134 118c22 10 40 4 54-10 18 6 40 4 52 12-8 22-30 34-58 34-24 0-46-14-48-36Z" fill="#a9bdc9"/><path d="M150 124c12 4 22 0 30-8" fill="none" stroke="#334b5b" stroke-width="5" stroke-linecap="round"/><ellipse cx="212" cy="134" rx="12" ry="9" fill="#22384a"/><g fill="#46b8c4"><rect x="316" y="54" width="22" height="126" rx="4"/></g><g fill="#f6b34b"><rect x="316" y="54" width="22" height="40" rx="4"/></g><path d="M354 64h48M354 92h34M354 120h42M354 148h28" stroke="#7ea3b8" stroke-width="7" stroke-linecap="round"/>',
  curve:
    '<path d="M78 178c30-2 50-20 70-64s34-52 52-52 36 10 54 52 44 62 84 64Z" fill="#49bccb" opacity=".4"/>' +
    lines('M78 178c30-2 50-20 70-64s34-52 52-52 36 10 54 52 44 62 84 64', '#63d9e8', 5) +
    lines('M150 178c30-2 44-30 62-66s30-34 44-34 30 8 46 42 40 56 80 58', '#ffb547', 5) +
    lines('M76 182h330', '#7ea3b8', 3),
};

/** What a monitor shows, and what it is about before it. */
export const screen =
  (signal: Signal): Stage =>
  (cast) => {
    const { tint, turn } = cast;
    const side = turn % 2 === 0 ? 1 : -1;
    const at = (x: number) => 240 + side * (x - 240);
    const grid = Array.from({ length: 8 }, (_, index) => `M${88 + index * 44} 40v152`).join('');
    return [
      wash(W, H, 'wall', [tint.soft, tint.full]),
      glow(150, 60, 220),
      `<g filter="url(#soft)"><rect x="-20" y="30" width="70" height="150" rx="8" fill="${tint.full}"/><rect x="436" y="54" width="70" height="130" rx="8" fill="${tint.deep}" opacity=".7"/></g>`,
      `<path d="M0 232h480v68H0Z" fill="${tint.paper}"/><path d="M0 228h480v7H0Z" fill="#fff"/>`,
      shade(240, 254, 130, 13),
      `<path d="M214 206h52l8 42h-68Z" fill="#97a9b5"/><rect x="176" y="244" width="128" height="9" rx="4.5" fill="#c4d0d7"/>`,
      `<g filter="url(#large)"><rect x="44" y="24" width="392" height="186" rx="14" fill="#33424f"/></g><rect x="54" y="34" width="372" height="164" rx="6" fill="#0b1d2a"/>`,
      `<path d="${grid}M54 74h372M54 116h372M54 158h372" stroke="#1b3a4c" stroke-width="1.5"/>`,
      signals[signal],
      `<path d="M54 40a6 6 0 0 1 6-6h190L130 198H60a6 6 0 0 1-6-6Z" fill="#fff" opacity=".06"/>`,
      prop(cast, 0, { x: at(86), y: 216, size: 104 }),
      prop(cast, 1, { x: at(420), y: 222, size: 90 }),
      put({ name: cast.hero, x: at(300), y: 196, size: 136 }),
    ].join('');
  };

/** By a window; at night the moon is in it. */
export const byWindow =
  (night = false): Stage =>
  (cast) => {
    const { tint, turn } = cast;
    const side = turn % 2 === 0 ? 1 : -1;
    const at = (x: number) => 240 + side * (x - 240);
    const sky = night
      ? wash(0, 0, 'sky', ['#16224d', '#4a5aa0'], 'x1="0" y1="0" x2="0" y2="1"')
      : wash(0, 0, 'sky', ['#8fd0f0', '#f4f8e6'], 'x1="0" y1="0" x2="0" y2="1"');
    const [wx, wy, ww, wh] = [118, 22, 244, 176];
    const out = night
      ? `<circle cx="${at(190)}" cy="72" r="26" fill="#fff3c4"/><circle cx="${at(201)}" cy="66" r="24" fill="#24346b"/><g fill="#fff"><circle cx="150" cy="60" r="2"/><circle cx="262" cy="50" r="2.5"/><circle cx="312" cy="86" r="2"/><circle cx="286" cy="118" r="1.6"/><circle cx="166" cy="124" r="2"/></g><path d="M118 172c40-28 80-24 120-6s80 10 124-14v46H118Z" fill="#1a2752"/>`
      : `<circle cx="${at(186)}" cy="70" r="22" fill="#ffe08a"/><path d="M118 150c36-30 70-34 104-10 34-36 84-38 140 4v54H118Z" fill="#9ccbb0"/><path d="M118 172c50-20 100-18 140-4 40-16 70-14 104-2v32H118Z" fill="#62a584"/>`;
    return [
      night
        ? wash(W, H, 'wall', [tint.deep, tint.night])
        : wash(W, H, 'wall', [tint.paper, tint.soft]),
      sky,
      `<rect x="${wx - 9}" y="${wy - 9}" width="${ww + 18}" height="${wh + 18}" rx="8" fill="${night ? tint.full : '#fff'}"/><rect x="${wx}" y="${wy}" width="${ww}" height="${wh}" fill="url(#sky)"/>`,
      out,
      `<path d="M240 22v176M118 96h244" stroke="${night ? tint.full : '#fff'}" stroke-width="7"/>`,
      `<g fill="${tint.mid}" opacity=".92"><path d="M78 0h72c0 80-14 150-46 214H70Z"/><path d="M402 0h-72c0 80 14 150 46 214h34Z"/></g><g fill="${tint.full}" opacity=".5"><path d="M96 0h18c0 80-8 150-26 214H78ZM384 0h-18c0 80 8 150 26 214h10Z"/></g><rect x="56" y="0" width="368" height="9" fill="${tint.full}"/>`,
      night ? glow(at(352), 150, 170, 'warm') : beam('118,22 362,22 470,300 200,300', 0.8),
      `<path d="M0 222h480v78H0Z" fill="${night ? tint.full : tint.mid}"/><path d="M0 216h480v10H0Z" fill="${night ? tint.mid : '#fff'}"/>`,
      prop(cast, 0, { x: at(368), y: 182, size: 122 }),
      prop(cast, 1, { x: at(98), y: 196, size: 98 }),
      put({ name: cast.hero, x: at(232), y: 164, size: 172 }),
      prop(cast, 2, { x: at(320), y: 250, size: 62 }),
      near(
        leafAt(
          side > 0 ? -22 : 502,
          316,
          1.25,
          side > 0 ? -66 : -114,
          night ? tint.night : '#2f7d57',
        ) +
          leafAt(
            side > 0 ? -22 : 502,
            322,
            1.15,
            side > 0 ? -30 : -150,
            night ? tint.deep : '#4b9a70',
          ),
      ),
    ].join('');
  };

/** Hills in the mist, as ink draws them. */
export const hills: Stage = (cast) => {
  const { tint, turn } = cast;
  const side = turn % 2 === 0 ? 1 : -1;
  const at = (x: number) => 240 + side * (x - 240);
  const flip = side > 0 ? '' : 'translate(480 0) scale(-1 1)';
  return [
    wash(W, H, 'wall', [tint.againstPale, tint.pale], 'x1="0" y1="0" x2="0" y2="1"'),
    `<circle cx="${at(318)}" cy="92" r="56" fill="${SUN}" opacity=".85"/>`,
    glow(at(318), 92, 120),
    `<g transform="${flip}"><path d="M0 164C36 120 60 84 92 84s44 40 72 52 52-56 84-56 54 60 92 60 76-30 140-8v168H0Z" fill="${tint.soft}"/><path d="M0 196c50-44 84-58 124-40s60 34 104 12 70-46 112-22 84 34 140 6v148H0Z" fill="${tint.mid}"/><path d="M0 238c70-34 128-30 188-10s112 18 164-4 92-14 128-4v80H0Z" fill="${tint.full}"/></g>`,
    `<g fill="#fff" filter="url(#far)" opacity=".75"><ellipse cx="120" cy="190" rx="150" ry="14"/><ellipse cx="380" cy="176" rx="130" ry="12"/></g>`,
    `<path d="M0 256c90-18 160-14 240-8s160 4 240-10v62H0Z" fill="${tint.deep}"/>`,
    prop(cast, 0, { x: at(112), y: 208, size: 114 }),
    prop(cast, 1, { x: at(372), y: 214, size: 108 }),
    put({ name: cast.hero, x: at(238), y: 164, size: 180 }),
    prop(cast, 2, { x: at(312), y: 256, size: 58 }),
    prop(cast, 3, { x: at(166), y: 258, size: 54 }),
    near(
      `<path d="M${at(500)} 2C${at(460)} 14 ${at(420)} 30 ${at(384)} 58" fill="none" stroke="${tint.night}" stroke-width="4"/>${[
        0, 1, 2, 3, 4,
      ]
        .map((index) => {
          const turned = (index % 2 === 0 ? 96 : 168) + index * 6;
          return leafAt(
            at(476 - index * 21),
            10 + index * 10,
            0.5,
            side > 0 ? turned : 180 - turned,
            index % 2 === 0 ? tint.night : tint.deep,
          );
        })
        .join('')}`,
    ),
  ].join('');
};
