import { typeNames } from '#src/entities/course/type-names.ts';
import { KindMark } from '#src/ui/media/mark.tsx';

export const ContentTypeMark = ({ type }: { type: number }) =>
  typeNames[type] ? <KindMark name={typeNames[type]} /> : null;
