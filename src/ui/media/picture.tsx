import { type ReactNode, useState } from 'react';
import css from './picture.module.css';

/** The fixed ratios of the design. */
type Ratio = 'banner' | 'ad' | 'course' | 'live' | 'square';

/** What a picture shows, for the drawing that stands in where it is missing. */
export type Pictured = 'person' | 'live' | 'activity' | 'card' | 'ticket' | 'organisation';

type Props = {
  src: string;
  ratio: Ratio;
  /** A course or an article without it; a person where it is round, a broadcast where it has that ratio. */
  of?: Pictured | undefined;
  round?: boolean;
  /** Loads at once instead of when it comes near. */
  eager?: boolean;
  /** Shown on top of the picture. */
  children?: ReactNode;
};

/** A picture in a fixed ratio; a tinted placeholder while it loads and where it is missing. */
export const Picture = ({ src, ratio, of, round, eager, children }: Props) => {
  const [state, setState] = useState<{ src: string; is: 'shown' | 'missing' }>();
  const is = state?.src === src ? state.is : undefined;
  return (
    <span
      data-of={of}
      className={`${css.frame} ${css[ratio]} ${round ? css.round : ''} ${is === 'shown' ? css.filled : ''}`}
    >
      {src && is !== 'missing' && (
        <img
          className={is === 'shown' ? css.shown : css.waiting}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState({ src, is: 'shown' })}
          onError={() => setState({ src, is: 'missing' })}
        />
      )}
      {children}
    </span>
  );
};
