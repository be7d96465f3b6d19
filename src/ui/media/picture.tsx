import { type ReactNode, useState } from 'react';
import css from './picture.module.css';

/** The fixed ratios of the design. */
type Ratio = 'banner' | 'ad' | 'course' | 'live' | 'square';

type Props = {
  src: string;
  ratio: Ratio;
  round?: boolean;
  /** Loads at once instead of when it comes near. */
  eager?: boolean;
  /** Shown on top of the picture. */
  children?: ReactNode;
};

/** A picture in a fixed ratio; a tinted placeholder while it loads and where it is missing. */
export const Picture = ({ src, ratio, round, eager, children }: Props) => {
  const [state, setState] = useState<{ src: string; is: 'shown' | 'missing' }>();
  const is = state?.src === src ? state.is : undefined;
  return (
    <span
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
