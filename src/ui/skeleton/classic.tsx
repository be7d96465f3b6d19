import type { CSSProperties } from 'react';
import breathing from './breathing.module.css';
import css from './classic.module.css';

/** Skeletons of the classic variants' sections, in a file that the ordered page does not load. */
type ClassicKind = 'tabs' | 'tickets' | 'blocks';

/** As `skeleton`; `count` is the number of pairs of blocks. */
export const classicSkeleton = (kind: ClassicKind, count = 1) => {
  // React's style type has no custom properties
  const style = { '--n': count } as CSSProperties;
  return () => (
    <div className={`${breathing.breathing} ${css.skeleton} ${css[kind]}`} style={style} />
  );
};
