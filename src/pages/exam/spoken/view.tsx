import { useParam } from '#src/platform/navigation/use-param.ts';
import { SpokenExam } from './one-exam.tsx';
import { SpokenList } from './spoken-list.tsx';

/** `/yuyinTest`: exams with spoken questions; with `id`, the microphone is tried ahead of one. */
export default function SpokenTestPage() {
  const [id] = useParam('id');
  return id === '' ? <SpokenList /> : <SpokenExam />;
}
