import css from './kind-mark.module.css';
import { kindNames } from './kinds.ts';

/** On a picture: what kind of content it is. */
export const KindMark = ({ type }: { type: number }) =>
  kindNames[type] ? <span className={css.kind}>{kindNames[type]}</span> : null;
