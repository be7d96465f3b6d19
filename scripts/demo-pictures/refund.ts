import { svg } from './canvas.ts';

const bar = (x: number, y: number, width: number, fill: string, height = 12): string =>
  `<rect x="${x}" y="${y - height / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;

type Lesson = { is: 'done' | 'broken' | 'ahead'; width: number };

const lessons: readonly Lesson[] = [
  { is: 'done', width: 188 },
  { is: 'done', width: 152 },
  { is: 'broken', width: 206 },
  { is: 'ahead', width: 138 },
  { is: 'ahead', width: 172 },
];

const inks = { done: '#4a545e', broken: '#d0341a', ahead: '#a3adb5' };
const tints = { done: '#e8f2f1', broken: '#fde8e4', ahead: '#eceff1' };
const signs = {
  done: (y: number) =>
    `<path d="m43.5 ${y} 5 5 8-9" fill="none" stroke="#0b7a75" stroke-width="2.5"/>`,
  broken: (y: number) =>
    `<path d="m45 ${y - 5} 10 10m0-10-10 10" stroke="#d0341a" stroke-width="2.5" stroke-linecap="round"/>`,
  ahead: () => '',
};

const lessonRow = ({ is, width }: Lesson, index: number): string => {
  const y = 366 + index * 84;
  return (
    `<rect x="16" y="${y - 36}" width="418" height="72" rx="12" fill="#fff"${is === 'broken' ? ' stroke="#f0b4a8"' : ''}/>` +
    `<circle cx="50" cy="${y}" r="14" fill="${tints[is]}"/>${signs[is](y)}` +
    bar(80, y - 8, width, inks[is]) +
    bar(80, y + 13, width * 0.56, '#d5dce1', 8)
  );
};

const player =
  '<rect y="56" width="450" height="253" fill="#101719"/>' +
  '<g fill="none" stroke="#8fa0a7" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M214 122h-40a10 10 0 0 0-10 10v66a10 10 0 0 0 10 10h26M242 122h34a10 10 0 0 1 10 10v66a10 10 0 0 1-10 10h-46"/><path stroke="#e0705c" d="m232 108-16 36 20 18-18 30 8 28"/></g>' +
  bar(165, 242, 120, '#5b6a70', 10) +
  '<path d="M20 292h410" stroke="#5b6a70" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M20 292h178" stroke="#35b0a9" stroke-width="4" stroke-linecap="round"/>' +
  '<circle cx="198" cy="292" r="7" fill="#fff"/>';

const bars =
  '<path d="m28 20-8 8 8 8" fill="none" stroke="#4a545e" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>' +
  bar(180, 28, 90, '#4a545e');

export const brokenLesson = svg(
  450,
  800,
  `<rect width="450" height="800" fill="#f4f6f7"/><rect width="450" height="56" fill="#fff"/>${bars}${player}${lessons.map(lessonRow).join('')}${bar(165, 780, 120, '#1a1f24', 6)}`,
);
