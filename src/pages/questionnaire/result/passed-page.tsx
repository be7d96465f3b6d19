import { ResultFrame } from './frame.tsx';

/** `/questionnaire_result?id=` */
export default function PassedPage() {
  return <ResultFrame route="/questionnaire_result" title="问卷结果" />;
}
