import { certificationAddress } from '../../../../schemas/certification/addresses.ts';
import {
  examPaperAddress,
  examResultAddress,
  myExamsAddress,
  teamExamsAddress,
} from '../../../../schemas/exam/addresses.ts';
import { bindPhoneAddress } from '../../../../schemas/member/addresses.ts';
import { wishToBegin } from '../../../entities/assessment/wish-to-begin.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { ExamIntro } from './words.ts';

/** The one next step: the exam, its result, or what has to be done before. */
export const IntroAction = ({ intro }: { intro: ExamIntro }) => {
  const { gate, state, id, sent } = intro;
  if (gate === 'none')
    return (
      <ButtonLink href={examPaperAddress({ id })} onClick={() => wishToBegin(id)}>
        {state === 'doing' ? '继续考试' : sent > 0 ? '再考一次' : '开始考试'}
      </ButtonLink>
    );
  if (gate === 'team') return <ButtonLink href={teamExamsAddress({ id })}>先组队</ButtonLink>;
  if (gate === 'phone') return <ButtonLink href={bindPhoneAddress()}>去绑定手机号</ButtonLink>;
  if (gate === 'doctor') return <ButtonLink href={certificationAddress()}>去认证</ButtonLink>;
  if (sent > 0) return <ButtonLink href={examResultAddress({ id })}>看成绩</ButtonLink>;
  return (
    <ButtonLink look="outlined" href={myExamsAddress()}>
      看看我的考试
    </ButtonLink>
  );
};
