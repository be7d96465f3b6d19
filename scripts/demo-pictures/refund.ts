import { svg, svgText } from './canvas.ts';

const INK = '#1a1f24';

const lessons = ['第一节 已学完', '第二节 已学完', '第三节 播放中断', '第四节', '第五节'];

const lessonRow = (name: string, index: number): string => {
  const y = 366 + index * 84;
  const done = name.endsWith('已学完');
  const tick = `<path d="m43.5 ${y} 5 5 8-9" fill="none" stroke="#0b7a75" stroke-width="2.5"/>`;
  return (
    `<rect x="16" y="${y - 36}" width="418" height="72" rx="12" fill="#fff"/>` +
    `<circle cx="50" cy="${y}" r="14" fill="${done ? '#e8f2f1' : '#eceff1'}"/>${done ? tick : ''}` +
    svgText(80, y + 6, name, {
      size: 17,
      weight: 500,
      fill: name.endsWith('播放中断') ? '#d0341a' : INK,
    })
  );
};

const player =
  '<rect y="56" width="450" height="253" fill="#101719"/>' +
  '<circle cx="225" cy="160" r="30" fill="none" stroke="#5b6a70" stroke-width="5"/>' +
  '<path d="M225 130a30 30 0 0 1 30 30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>' +
  svgText(225, 226, '视频加载失败，请重试', {
    size: 17,
    weight: 400,
    fill: '#dfe7ea',
    anchor: 'middle',
  }) +
  '<path d="M20 292h410" stroke="#5b6a70" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M20 292h178" stroke="#35b0a9" stroke-width="4" stroke-linecap="round"/>' +
  '<circle cx="198" cy="292" r="7" fill="#fff"/>';

/** A phone's screen with a lesson that does not play, as members send it with a refund. */
export const brokenLesson = svg(
  450,
  800,
  `<rect width="450" height="800" fill="#f4f6f7"/><rect width="450" height="56" fill="#fff"/>${svgText(225, 36, '第三节', { size: 19, fill: INK, anchor: 'middle' })}${player}${lessons.map(lessonRow).join('')}<g opacity=".8">${svgText(225, 776, '示例截图', { size: 15, weight: 400, fill: '#66717b', anchor: 'middle' })}</g>`,
);
