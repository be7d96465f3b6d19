import type { CSSProperties } from 'react';
import breathing from './breathing.module.css';
import css from './skeleton.module.css';

export type SkeletonKind =
  | 'bar'
  | 'banner'
  | 'icons'
  | 'card'
  | 'rail'
  | 'posters'
  | 'lines'
  | 'rows'
  | 'compact'
  | 'tiles'
  | 'shelf'
  | 'pairs'
  | 'avatars'
  | 'chips'
  | 'strip';

/**
 * A section's skeleton: one element that reserves the height of `count` units of its kind (rows of the
 * list, rows of the grid), with the list's foot if `foot`.
 */
export const skeleton = (kind: SkeletonKind, count = 1, foot = false) => {
  // React's style type has no custom properties
  const style = { '--n': count, '--foot': foot ? 1 : 0 } as CSSProperties;
  return () => (
    <div className={`${breathing.breathing} ${css.skeleton}`} data-bones={kind} style={style} />
  );
};
