import { ResultFrame } from '../frame.tsx';

/** `/questionnaire_finish?id=`: thanks for a survey, which nobody can fail. */
export default function FinishPage() {
  return <ResultFrame title="提交完成" />;
}
