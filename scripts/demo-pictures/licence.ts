import { svg, svgText } from './canvas.ts';

const INK = '#4a545e';
const SEAL = '#a8443c';

const line = (y: number, name: string, value: string): string =>
  svgText(300, y, name, { size: 20, fill: INK, weight: 400 }) +
  svgText(400, y, value, { size: 22, fill: '#1a1f24' }) +
  `<path d="M396 ${y + 10}h210" stroke="#c9d2d8"/>`;

const person =
  '<rect x="60" y="150" width="180" height="220" rx="8" fill="#dfe7ea"/>' +
  '<g fill="#9fb0b8"><circle cx="150" cy="228" r="40"/><path d="M82 370c6-62 36-86 68-86s62 24 68 86z"/></g>';

const seal =
  `<g fill="none" stroke="${SEAL}" stroke-width="4" opacity=".75"><circle cx="540" cy="362" r="52"/></g>` +
  svgText(540, 371, '示例', { size: 26, fill: SEAL, anchor: 'middle' });

const page = (title: string, content: string): string =>
  svg(
    680,
    460,
    `<rect width="680" height="460" fill="#e9efee"/><rect x="24" y="24" width="632" height="412" rx="12" fill="#fdfcf8" stroke="#cfd8da"/>${svgText(340, 96, title, { size: 34, fill: '#0b5e5b', anchor: 'middle', spacing: 6 })}${content}`,
  );

/** A doctor's licence as it is photographed, plainly an example: its two pages. */
export const licencePages = [
  page(
    '医师执业证书',
    `${person}${line(180, '姓名', '周明远')}${line(232, '类别', '临床')}${line(284, '范围', '内科专业')}${line(336, '单位', '省立医院')}${seal}`,
  ),
  page(
    '变更与备注',
    `${line(180, '日期', '2025-03-18')}${line(232, '地点', '省立医院')}${line(284, '事项', '首次注册')}${seal}`,
  ),
];
