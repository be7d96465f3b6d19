import { pointsAddress } from '#schemas/points/addresses.ts';
import {
  introAddress,
  questionnaireListAddress,
  rankingAddress,
} from '#schemas/questionnaire/addresses.ts';
import type { ReviewedResult } from '#schemas/questionnaire/endpoints.ts';
import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';

export const ResultActions = ({ result }: { result: ReviewedResult }) => {
  const { name, href, begins } = questionnaireStanding(result).step;
  // also for a member who lacks nothing but the certification
  const leadsOn = begins || result.gate === 'certify';
  const leads = leadsOn || result.points > 0;
  return (
    <>
      {leadsOn && (
        <ButtonLink href={href} onClick={begins && (() => wishToBegin(result.id))}>
          {name}
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
