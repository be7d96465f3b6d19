import type { ComponentProps, ReactNode } from 'react';
import { LessonText } from './lesson-text.tsx';

type Props = ComponentProps<typeof LessonText> & { children: ReactNode };

/** A text with what stands below it. */
export default function TextAbove({ children, ...of }: Props) {
  return (
    <>
      <LessonText {...of} />
      {children}
    </>
  );
}
