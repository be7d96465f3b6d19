import type { CSSProperties } from 'react';
import breathing from './breathing.module.css';
import css from './classic.module.css';

/** Shapes of the classic variants' sections, apart so that the ordered page does not load them. */
type ClassicKind = 'tabs' | 'tickets' | 'blocks';

/** As `skeleton`; `count` is pairs of blocks. */
export const classicSkeleton = (kind: ClassicKind, count = 1) => {
  // React's style type knows no custom properties
  const style = { '--n': count } as CSSProperties;
  return () => (
    <div className={`${breathing.breathing} ${css.skeleton} ${css[kind]}`} style={style} />
  );
};
