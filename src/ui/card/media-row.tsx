import type { MouseEvent, ReactNode } from 'react';
import { Picture, type Pictured } from '../media/picture.tsx';
import css from './media-row.module.css';

type Props = {
  href: string;
  title: ReactNode;
  thumb: string;
  of?: Pictured | undefined;
  onOpen?: ((event: MouseEvent) => void) | undefined;
  mark?: ReactNode;
  /** `compact`: a small square picture and a title of one line. */
  size?: 'normal' | 'compact';
  children: ReactNode;
};

export const MediaRow = ({ href, title, thumb, of, onOpen, mark, size, children }: Props) => {
  const compact = size === 'compact';
  return (
    <a className={css.row} href={href} onClick={onOpen}>
      <span className={compact ? css.small : css.side}>
        <Picture src={thumb} ratio={compact ? 'square' : 'course'} of={of}>
          {mark}
        </Picture>
      </span>
      <span className={css.words}>
        <span className={compact ? css.line : css.title}>{title}</span>
        {children}
      </span>
    </a>
  );
};
