import { ResultFrame } from '../frame.tsx';

/** `/questionnaire_result?id=` */
export default function PassedPage() {
  return <ResultFrame title="问卷结果" />;
}
