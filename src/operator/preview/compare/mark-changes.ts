import type { ChangeMark, MarkedSection } from '../../publication/preview-messages.ts';
import { changeWords } from '../../publication/preview-messages.ts';
import { sectionSelector } from '../../publication/section-element.ts';

const sheet = new CSSStyleSheet();

const frames: Readonly<Record<ChangeMark, string>> = {
  added: 'solid #14713d',
  removed: 'solid #a81318',
  moved: 'dotted #0b4f94',
  changed: 'dashed #8f5500',
};

const colourOf = (mark: ChangeMark): string => frames[mark].split(' ')[1] ?? '';

const ruleOf = ({ name, marks }: MarkedSection): string => {
  const [first] = marks;
  if (!first) return '';
  const words = marks.map((mark) => changeWords[mark]).join('、');
  const section = sectionSelector(name);
  return `${section}{position:relative;outline:4px ${frames[first]};outline-offset:-4px}
${section}::after{content:"${words}";position:absolute;inset-block-start:0;inset-inline-end:0;z-index:2;padding:2px 8px;background:${colourOf(first)};color:#fff;font:600 14px/1.6 sans-serif}`;
};

export const markChanges = (marked: readonly MarkedSection[]): void => {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(marked.map(ruleOf).join('\n'));
};
