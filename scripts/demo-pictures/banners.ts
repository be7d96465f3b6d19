import {
  chip,
  circle,
  ground,
  type Palette,
  palettes,
  placed,
  ring,
  svg,
  svgText,
} from './canvas.ts';
import { type MotifName, motifs } from './motifs.ts';

type Banner = {
  title: string;
  line: string;
  action: string;
  palette: Palette;
  motif: MotifName;
  side: readonly [MotifName, MotifName];
};

export const banners: readonly Banner[] = [
  {
    title: '继续教育学习季',
    line: '百门课程按科室更新，边学边用',
    action: '立即选课',
    palette: palettes.teal,
    motif: 'cap',
    side: ['book', 'clipboard'],
  },
  {
    title: '名医直播周',
    line: '七天二十三场，临床难题当面问',
    action: '进入直播大厅',
    palette: palettes.indigo,
    motif: 'mic',
    side: ['heart', 'lungs'],
  },
  {
    title: '心电图判读训练营',
    line: '从看懂到判准，只要三周',
    action: '参加拼团',
    palette: palettes.rust,
    motif: 'heart',
    side: ['ecg', 'gauge'],
  },
  {
    title: '学习会员年卡',
    line: '会员课程免费学，其余享会员价',
    action: '了解权益',
    palette: { from: '#20242c', to: '#5b4a2c', accent: '#f3dca6' },
    motif: 'shield',
    side: ['coins', 'cap'],
  },
  {
    title: '中医经典研读',
    line: '跟着名师逐条读伤寒',
    action: '开始阅读',
    palette: palettes.forest,
    motif: 'leaf',
    side: ['book', 'needles'],
  },
  {
    title: '通识好课免费听',
    line: '书画、表达、理财，换个思路学',
    action: '去听课',
    palette: palettes.plum,
    motif: 'palette',
    side: ['brush', 'letters'],
  },
];

const card = (motif: MotifName, x: number, y: number, turn: number, palette: Palette): string =>
  `<g transform="rotate(${turn} ${x + 42} ${y + 42})"><rect x="${x}" y="${y}" width="84" height="84" rx="20" fill="#fff" opacity=".95"/>${placed(motifs[motif], x + 18, y + 18, 0.24, palette.from).replace('stroke-width="7"', 'stroke-width="13"')}</g>`;

/** A home banner, 690 × 300. */
export const bannerPicture = ({ title, line, action, palette, motif, side }: Banner): string => {
  const size = [...title].length > 7 ? 46 : 54;
  return svg(
    690,
    300,
    [
      ground(690, 300, palette),
      circle(560, 150, 190, 0.06),
      circle(560, 150, 132, 0.09),
      ring(560, 150, 160, 1.5, 0.22),
      `<path d="M0 248c120-46 210-30 300 0s180 36 270 6 90-24 120-26v72H0Z" fill="#fff" opacity=".06"/>`,
      circle(40, 30, 70, 0.05),
      placed(motifs[motif], 466, 58, 0.94, palette.accent),
      card(side[0], 418, 194, -10, palette),
      card(side[1], 592, 22, 9, palette),
      svgText(44, 122, title, { size, weight: 700, spacing: 2 }),
      svgText(46, 168, line, { size: 23, weight: 400, fill: palette.accent }),
      chip(46, 206, action, 21, palette.accent, palette.from),
    ].join(''),
  );
};

/** The picture above a category block, 690 × 180. */
export const categoryPicture = (name: string, motif: MotifName, palette: Palette): string =>
  svg(
    690,
    180,
    [
      ground(690, 180, palette),
      circle(566, 90, 130, 0.08),
      circle(566, 90, 84, 0.1),
      placed(motifs[motif], 502, 26, 0.64),
      svgText(40, 92, name, { size: 44, weight: 700, spacing: 3 }),
      svgText(42, 132, '精选课程 · 每周更新', { size: 21, weight: 400, fill: palette.accent }),
    ].join(''),
  );
