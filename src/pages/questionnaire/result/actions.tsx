import { pointsAddress } from '../../../../schemas/points/addresses.ts';
import {
  introAddress,
  paperAddress,
  questionnaireListAddress,
  rankingAddress,
} from '../../../../schemas/questionnaire/addresses.ts';
import type { QuestionnaireResult } from '../../../../schemas/questionnaire/endpoints.ts';
import { wishToBegin } from '../../../entities/assessment/wish-to-begin.ts';
import { ShareButton } from '../../../entities/share/share-button.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';

/** Links onward from a result. */
export const ResultActions = ({ result }: { result: QuestionnaireResult }) => {
  const again = result.outcome === 'failed' && result.tries > 0;
  const leads = again || result.points > 0;
  return (
    <>
      {again && (
        <ButtonLink href={paperAddress({ id: result.id })} onClick={() => wishToBegin(result.id)}>
          再答一次
        </ButtonLink>
      )}
      {result.points > 0 && <ButtonLink href={pointsAddress()}>查看积分</ButtonLink>}
      {result.pass > 0 && (
        <ButtonLink look={leads ? 'outlined' : 'filled'} href={rankingAddress({ id: result.id })}>
          查看排行榜
        </ButtonLink>
      )}
      <ShareButton
        look="outlined"
        thing={{ title: result.title, address: introAddress({ id: result.id }) }}
      >
        分享给朋友
      </ShareButton>
      <ButtonLink look="outlined" href={questionnaireListAddress()}>
        更多问卷
      </ButtonLink>
    </>
  );
};
