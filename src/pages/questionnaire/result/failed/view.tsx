import { ResultFrame } from '../frame.tsx';

/** `/questionnaire_result_fail?id=`: how far it was, and whether it may be tried again. */
export default function FailedPage() {
  return <ResultFrame title="未通过" />;
}
