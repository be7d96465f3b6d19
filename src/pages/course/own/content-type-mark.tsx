import { typeNames } from '../../../entities/course/type-names.ts';
import { KindMark } from '../../../ui/media/mark.tsx';

/** On a picture: what kind of content it is. */
export const ContentTypeMark = ({ type }: { type: number }) =>
  typeNames[type] ? <KindMark name={typeNames[type]} /> : null;
