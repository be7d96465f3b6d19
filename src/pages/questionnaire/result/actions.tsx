import type { QuestionnaireResult } from '../../../../schemas/questionnaire/endpoints.ts';
import { introAddress } from '../../../entities/questionnaire/words.ts';
import { sharePage } from '../../../platform/share/share-page.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';

/** Where to go on from a result. */
export const ResultActions = ({ result }: { result: QuestionnaireResult }) => {
  const again = result.outcome === 'failed' && result.tries > 0;
  const leads = again || result.points > 0;
  return (
    <>
      {again && <ButtonLink href={`/questionnaire?id=${result.id}`}>再答一次</ButtonLink>}
      {result.points > 0 && <ButtonLink href="/myIntegral">查看积分</ButtonLink>}
      {result.pass > 0 && (
        <ButtonLink
          look={leads ? 'outlined' : 'filled'}
          href={`/questionnaire_ranking_list?id=${result.id}`}
        >
          查看排行榜
        </ButtonLink>
      )}
      <Button look="outlined" onClick={() => void sharePage(result.title, introAddress(result.id))}>
        分享给朋友
      </Button>
      <ButtonLink look="outlined" href="/questionnaire_list">
        更多问卷
      </ButtonLink>
    </>
  );
};
