import { passedResultAddress } from '../../../entities/questionnaire/addresses.ts';
import { ResultFrame } from './frame.tsx';

/** `/questionnaire_result?id=` */
export default function PassedPage() {
  return <ResultFrame route={passedResultAddress.pattern} title="问卷结果" />;
}
