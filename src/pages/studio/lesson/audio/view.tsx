import { LessonPage } from '../lesson-page.tsx';

export default function AudioLessonPage() {
  return <LessonPage kind="audio" />;
}
