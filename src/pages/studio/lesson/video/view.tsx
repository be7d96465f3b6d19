import { LessonPage } from '../lesson-page.tsx';

export default function VideoLessonPage() {
  return <LessonPage kind="video" />;
}
