import { svg } from './canvas.ts';

const grounds = [
  '#cfe9e6',
  '#dfe7fb',
  '#fbe3d6',
  '#e6def7',
  '#d9efdd',
  '#fbe0e8',
  '#e3e9ee',
  '#fbeecb',
];
const skins = ['#f6cfb0', '#f2c19c', '#e8b28a', '#fad9c1'];
const hairs = ['#2c2a33', '#3a2c26', '#1f2b38', '#4a4042'];
const GREY = '#8d9298';
const clothes = ['#3f74b8', '#0b7a75', '#7f68bb', '#577081', '#b4573d'];

/** Names of women; all others are drawn as men. */
const women = new Set(
  '王雅琴 刘静怡 赵雪梅 周婉清 徐海燕 孙立新 朱丽华 郭春燕 高雅文 罗美玲 梁淑珍 宋佳宁 林晓'.split(
    ' ',
  ),
);

const elders = new Set('陈思远 张建国 周婉清 梁淑珍 李文博'.split(' '));

/** Drawn without a white coat: they teach languages, arts and speech. */
const plainlyDressed = new Set('朱丽华 郭春燕 林国栋 罗美玲 郑浩然 梁淑珍 谢天佑 林晓'.split(' '));

type Hair = { behind?: string; front: string };

const crown = (hair: string, sides: number): string =>
  `<path fill="${hair}" d="M62 ${sides}c-5-36 12-56 38-56s43 20 38 56c-3-14-8-22-14-27-16 5-34 5-48 0-6 5-11 13-14 27Z"/>`;

const ofMen: readonly ((hair: string) => Hair)[] = [
  (hair) => ({ front: crown(hair, 90) }),
  (hair) => ({
    front: `<path fill="${hair}" d="M62 88c-6-34 10-53 36-53 30 0 47 18 41 53-3-7-5-12-8-18-20 2-41-2-54-12-5 8-11 16-15 30Z"/>`,
  }),
  (hair) => ({
    front: `<path fill="${hair}" d="M63 86c-3-30 12-48 37-48s40 18 37 48c-2-10-5-16-9-20-8-9-20-13-28-13s-20 4-28 13c-4 4-7 10-9 20Z"/>`,
  }),
];

const fringe = (hair: string): string =>
  `<path fill="${hair}" d="M62 96c-5-38 12-60 38-60s43 22 38 60c-4-16-10-25-20-32-14 10-32 15-48 15-4 5-6 10-8 17Z"/>`;

const ofWomen: readonly ((hair: string) => Hair)[] = [
  (hair) => ({
    behind: `<path fill="${hair}" d="M52 150c-6-66 4-114 48-114s54 48 48 114c-12 8-84 8-96 0Z"/>`,
    front: fringe(hair),
  }),
  (hair) => ({
    behind: `<circle cx="100" cy="32" r="18" fill="${hair}"/>`,
    front: fringe(hair),
  }),
  (hair) => ({
    behind: `<path fill="${hair}" d="M54 122c-8-56 8-88 46-88s54 32 46 88c-8 8-84 8-92 0Z"/>`,
    front: fringe(hair),
  }),
];

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('empty list');
  return value;
};

const glasses =
  '<g fill="none" stroke="#3a4652" stroke-width="3.5"><circle cx="83" cy="98" r="13"/><circle cx="117" cy="98" r="13"/><path d="M96 98h8"/></g>';

const coat =
  '<path d="M30 200c2-38 28-54 70-54s68 16 70 54Z" fill="#fff"/><path d="m84 146 16 26 16-26Z" fill="#cfe0ea"/><path d="m82 146 18 30-14 8-14-32Zm36 0-18 30 14 8 14-32Z" fill="#eef3f5" stroke="#c9d6dc" stroke-width="1.5"/>';

const shirt = (index: number): string =>
  `<path d="M30 200c2-38 28-54 70-54s68 16 70 54Z" fill="${at(clothes, index)}"/><path d="M82 146c4 16 32 16 36 0" fill="#fff" opacity=".55"/>`;

const lashes =
  '<path d="m77 94-5-3m51 3 5-3" stroke="#2c3640" stroke-width="2.5" stroke-linecap="round"/>';

export const avatar = (name: string, index: number): string => {
  const woman = women.has(name);
  const skin = at(skins, index * 3 + 1);
  const colour = elders.has(name) ? GREY : at(hairs, index);
  const { behind = '', front } = at(woman ? ofWomen : ofMen, index + Math.floor(index / 3))(colour);
  return svg(
    200,
    200,
    [
      `<rect width="200" height="200" fill="${at(grounds, index)}"/>`,
      behind,
      plainlyDressed.has(name) ? shirt(index) : coat,
      `<rect x="86" y="122" width="28" height="32" rx="12" fill="${skin}"/>`,
      `<ellipse cx="100" cy="94" rx="37" ry="43" fill="${skin}"/>`,
      front,
      '<g fill="#2c3640"><circle cx="84" cy="98" r="4"/><circle cx="116" cy="98" r="4"/></g>',
      woman ? lashes : '',
      `<path d="M87 117c8 8 18 8 26 0" fill="none" stroke="${woman ? '#c2504a' : '#a8553f'}" stroke-width="3.5" stroke-linecap="round"/>`,
      '<g fill="#ef9f8d" opacity=".35"><circle cx="74" cy="110" r="7"/><circle cx="126" cy="110" r="7"/></g>',
      elders.has(name) || index % 5 === 2 ? glasses : '',
    ].join(''),
  );
};
