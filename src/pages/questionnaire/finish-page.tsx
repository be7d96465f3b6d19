import { ResultActions } from './result-actions.tsx';
import { ResultBody } from './result-body.tsx';
import { ResultFrame } from './result-frame.tsx';

/** `/questionnaire_finish?id=`: thanks for a survey, which nobody can fail. */
export default function FinishPage() {
  return (
    <ResultFrame route="/questionnaire_finish" title="提交完成">
      {(result) => (
        <ResultBody result={result} title="提交成功" text="感谢参与，答案已经收到">
          <ResultActions result={result} />
        </ResultBody>
      )}
    </ResultFrame>
  );
}
