import { finishedResultAddress } from '../../../entities/questionnaire/addresses.ts';
import { ResultFrame } from './frame.tsx';

/** `/questionnaire_finish?id=`: thanks for a survey, which nobody can fail. */
export default function FinishPage() {
  return <ResultFrame route={finishedResultAddress.pattern} title="提交完成" />;
}
