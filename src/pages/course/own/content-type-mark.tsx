import { typeNames } from '#src/entities/course/type-names.ts';
import { KindMark } from '#src/ui/media/mark.tsx';

/** The mark on a picture that says what kind of content it stands for. */
export const ContentTypeMark = ({ type }: { type: number }) =>
  typeNames[type] ? <KindMark name={typeNames[type]} /> : null;
