import { type ReactNode, useState } from 'react';
import { fitted } from './fitted.ts';
import css from './picture.module.css';

/** The fixed ratios of the design. */
type Ratio = keyof typeof shares;

/** The usual part of the page's width for each ratio, in percent. */
const shares = { banner: 92, ad: 86, course: 32, live: 60, square: 13 };

/** The subject of a picture, for the drawing in place of a missing one. */
export type Pictured = 'person' | 'live' | 'activity' | 'card' | 'ticket' | 'organisation';

type Props = {
  src: string;
  ratio: Ratio;
  /** Without it a course or an article; a person where the picture is round, a broadcast in that ratio. */
  of?: Pictured | undefined;
  round?: boolean;
  /** The picture's part of the page's width in percent, where it differs from its ratio's. */
  share?: number | undefined;
  /**
   * The first picture of the first screen: it loads at once, ahead of others, instead of when it comes
   * near.
   */
  eager?: boolean;
  children?: ReactNode;
};

/** A picture in a fixed ratio; a tinted placeholder while it loads and where it is missing. */
export const Picture = ({ src, ratio, of, round, share, eager, children }: Props) => {
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
          loading={eager ? 'eager' : 'lazy'}
          {...fitted(src, share ?? shares[ratio])}
          alt=""
          fetchPriority={eager ? 'high' : undefined}
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
