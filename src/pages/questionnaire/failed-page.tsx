import { ResultActions } from './result-actions.tsx';
import { ResultBody } from './result-body.tsx';
import { ResultFrame } from './result-frame.tsx';

/** `/questionnaire_result_fail?id=`: how far it was, and whether it may be tried again. */
export default function FailedPage() {
  return (
    <ResultFrame route="/questionnaire_result_fail" title="未通过">
      {(result) => {
        const missing = Math.max(0, result.pass - result.score);
        const chance = result.tries > 0 ? `还可以再答 ${result.tries} 次` : '作答次数已用完';
        return result.outcome === 'failed' ? (
          <ResultBody
            result={result}
            title="这次没有通过"
            text={`距离合格还差 ${missing} 分，${chance}`}
          >
            <ResultActions result={result} />
          </ResultBody>
        ) : (
          <ResultBody result={result} title="已通过" text="最近一次作答已经通过">
            <ResultActions result={result} />
          </ResultBody>
        );
      }}
    </ResultFrame>
  );
}
