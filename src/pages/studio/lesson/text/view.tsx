import { LessonPage } from '../lesson-page.tsx';

export default function TextLessonPage() {
  return <LessonPage kind="text" />;
}
