import { KindMark as NamedMark } from '../../../ui/media/mark.tsx';
import { kindNames } from '../kinds.ts';

/** On a picture: what kind of content it is. */
export const KindMark = ({ type }: { type: number }) =>
  kindNames[type] ? <NamedMark name={kindNames[type]} /> : null;
