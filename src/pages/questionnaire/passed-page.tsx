import { ResultActions } from './result-actions.tsx';
import { ResultBody } from './result-body.tsx';
import { ResultFrame } from './result-frame.tsx';

const titles = { finished: '已提交', passed: '恭喜，已通过', failed: '这次没有通过' } as const;

/** `/questionnaire_result?id=` */
export default function PassedPage() {
  return (
    <ResultFrame route="/questionnaire_result" title="问卷结果">
      {(result) => (
        <ResultBody
          result={result}
          title={titles[result.outcome]}
          text={result.outcome === 'failed' ? '可以查看下方的合格线' : '感谢认真作答'}
        >
          <ResultActions result={result} />
        </ResultBody>
      )}
    </ResultFrame>
  );
}
