import { typeNames } from '../../../entities/course/type-names.ts';
import { KindMark as NamedMark } from '../../../ui/media/mark.tsx';

/** On a picture: what kind of content it is. */
export const KindMark = ({ type }: { type: number }) =>
  typeNames[type] ? <NamedMark name={typeNames[type]} /> : null;
