import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { keepValuesWhole } from '../value/keep-values-whole.ts';
import { readRich } from './read-rich.ts';
import css from './rich-text.module.css';

type Props = {
  /** HTML written by editors; not safe until it is cleaned. */
  html: string;
  size?: 0 | 1 | 2;
  /** Called with all pictures of the text and the index of the tapped one. */
  onPicture?: ((pictures: string[], index: number) => void) | undefined;
};

/** Whether the picture's attributes give its size in px, which reserves its room before it loads. */
const isSized = (picture: HTMLImageElement): boolean =>
  ['width', 'height'].every((side) => /^[1-9]\d{0,4}$/.test(picture.getAttribute(side) ?? ''));

const settle = (root: DocumentFragment): void => {
  for (const picture of root.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.decoding = 'async';
    picture.referrerPolicy = 'no-referrer';
    if (!picture.hasAttribute('alt')) picture.alt = '';
    if (!isSized(picture)) {
      picture.removeAttribute('width');
      picture.removeAttribute('height');
      picture.dataset.fits = '';
    }
  }
  for (const link of root.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  for (const table of root.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.dataset.scrolls = '';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
};

const cleaned = (html: string): string => {
  const root = readRich(html);
  settle(root);
  keepValuesWhole(root);
  const holder = document.createElement('div');
  holder.append(root);
  return holder.innerHTML;
};

const onMissing = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLImageElement) target.hidden = true;
};

/** A picture of unknown size takes its own height only off the screen, where nobody sees the text move. */
const onCome = ({ target }: SyntheticEvent): void => {
  if (!(target instanceof HTMLImageElement)) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (top > innerHeight || bottom < 0) delete target.dataset.fits;
};

/** A text with pictures and tables from the back end, cleaned of everything executable. */
export const RichText = ({ html, size = 0, onPicture }: Props) => {
  const [clean, setClean] = useState('');
  // before the first paint, so that the content below does not move
  useLayoutEffect(() => setClean(cleaned(html)), [html]);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!onPicture || !(target instanceof HTMLImageElement) || target.closest('a')) return;
    const all = [...currentTarget.querySelectorAll('img')];
    onPicture(
      all.map(({ src }) => src),
      all.indexOf(target),
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a picture that is tapped is only shown larger
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside stays what it is
    <div
      className={css.text}
      data-size={size}
      onClick={onClick}
      onErrorCapture={onMissing}
      onLoadCapture={onCome}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
};
