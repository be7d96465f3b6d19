import css from './unbroken.module.css';
import { valuesIn } from './values-in.ts';

const whole = (value: string): HTMLElement => {
  const span = document.createElement('span');
  span.className = css.whole ?? '';
  span.append(value);
  return span;
};

/** As `Unbroken`, for text that is no component: no value in it is broken over two lines. */
export const keepValuesWhole = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text) texts.push(text);
  for (const text of texts) {
    const pieces = valuesIn(text.data);
    if (pieces.length > 1)
      text.replaceWith(...pieces.map((piece, nth) => (nth % 2 === 0 ? piece : whole(piece))));
  }
};
