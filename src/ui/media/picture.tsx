import { type ReactNode, useState } from 'react';
import { fitted } from './fitted.ts';
import css from './picture.module.css';

/** The fixed ratios of the design. */
type Ratio = keyof typeof shares;

/** How much of the page's width pictures of each mostly take, in percent. */
const shares = { banner: 92, ad: 86, course: 32, live: 60, square: 13 };

/** What a picture shows, for the drawing that stands in where it is missing. */
export type Pictured = 'person' | 'live' | 'activity' | 'card' | 'ticket' | 'organisation';

type Props = {
  src: string;
  ratio: Ratio;
  /** A course or an article without it; a person where it is round, a broadcast where it has that ratio. */
  of?: Pictured | undefined;
  round?: boolean;
  /** How much of the page's width it takes, in percent, where that is not as of others of its ratio. */
  share?: number | undefined;
  /** The first picture of the first screen: it loads at once, ahead of others, instead of when it comes near. */
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
          {...fitted(src, share ?? shares[ratio])}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
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
