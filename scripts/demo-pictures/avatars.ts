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
const hairs = ['#2c2a33', '#4a352c', '#1f2b38', '#5a4a42'];
const clothes = ['#ffffff', '#0b7a75', '#3f74b8', '#7f68bb', '#cf7448', '#577081'];

const styles: ((hair: string) => string)[] = [
  (hair) =>
    `<path fill="${hair}" d="M60 92c-4-38 14-58 40-58s44 20 40 58c-4-18-12-28-22-32-18 8-36 8-46 2-6 6-10 16-12 30Z"/>`,
  (hair) =>
    `<path fill="${hair}" d="M54 128c-8-62 8-96 46-96s54 34 46 96c-12 6-20 2-20-6 8-22 8-42 0-56-16 6-36 6-52 0-8 14-8 34 0 56 0 8-8 12-20 6Z"/>`,
  (hair) =>
    `<circle cx="100" cy="30" r="17" fill="${hair}"/><path fill="${hair}" d="M60 90c-4-36 14-54 40-54s44 18 40 54c-6-16-14-24-24-28H84c-10 4-18 12-24 28Z"/>`,
  (hair) =>
    `<path fill="${hair}" d="M60 86c-6-34 10-54 36-54 30 0 48 16 46 52-4-6-6-12-8-18-22 2-44-2-58-12-6 8-12 18-16 32Z"/>`,
];

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('empty list');
  return value;
};

const glasses =
  '<g fill="none" stroke="#3a4652" stroke-width="3.5"><circle cx="83" cy="98" r="13"/><circle cx="117" cy="98" r="13"/><path d="M96 98h8"/></g>';

const collar = (index: number): string =>
  index % 3 === 0
    ? '<path d="m84 146 16 22 16-22" fill="#cfe0ea"/><path d="m100 168-18 32h36Z" fill="#0b7a75" opacity=".75"/>'
    : '<path d="M82 146c4 16 32 16 36 0" fill="#fff" opacity=".6"/>';

/** A friendly face without a model, 200 × 200. */
export const avatar = (index: number): string => {
  const skin = at(skins, index * 3 + 1);
  const cloth = index % 3 === 0 ? '#ffffff' : at(clothes, index);
  return svg(
    200,
    200,
    [
      `<rect width="200" height="200" fill="${at(grounds, index)}"/>`,
      `<path d="M30 200c2-38 28-54 70-54s68 16 70 54Z" fill="${cloth}"/>`,
      `<rect x="86" y="122" width="28" height="34" rx="12" fill="${skin}"/>`,
      collar(index),
      `<ellipse cx="100" cy="94" rx="37" ry="43" fill="${skin}"/>`,
      at(styles, index + Math.floor(index / 4))(at(hairs, index * 5)),
      '<g fill="#2c3640"><circle cx="84" cy="98" r="4"/><circle cx="116" cy="98" r="4"/></g>',
      '<path d="M87 117c8 8 18 8 26 0" fill="none" stroke="#a8553f" stroke-width="3.5" stroke-linecap="round"/>',
      '<g fill="#ef9f8d" opacity=".35"><circle cx="74" cy="110" r="7"/><circle cx="126" cy="110" r="7"/></g>',
      index % 5 === 2 ? glasses : '',
    ].join(''),
  );
};
