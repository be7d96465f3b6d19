import { certificationAddress } from '../../../../schemas/certification/addresses.ts';
import type { CertificationState } from '../../../../schemas/certification/fields.ts';
import {
  finishedResultAddress,
  paperAddress,
  passedResultAddress,
  questionnaireListAddress,
} from '../../../../schemas/questionnaire/addresses.ts';
import { wishToBegin } from '../../../entities/assessment/wish-to-begin.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { QuestionnaireIntro } from './words.ts';

const certifying: Readonly<Record<CertificationState, string>> = {
  none: '去认证',
  waiting: '查看认证进度',
  refused: '修改认证资料',
  revoked: '重新认证',
  passed: '查看认证',
};

const resultOf = ({ id, pass }: QuestionnaireIntro): string =>
  pass > 0 ? passedResultAddress({ id }) : finishedResultAddress({ id });

/** The one next step: answering, or what has to be done before. */
export const IntroAction = ({ intro }: { intro: QuestionnaireIntro }) => {
  const { gate, state, id, sent, certify, certification } = intro;
  if (gate === 'certify' || (gate === 'before' && certify))
    return <ButtonLink href={certificationAddress()}>{certifying[certification]}</ButtonLink>;
  if (gate === 'none')
    return (
      <ButtonLink href={paperAddress({ id })} onClick={() => wishToBegin(id)}>
        {state === 'doing' ? '继续作答' : sent > 0 ? '再答一次' : '开始作答'}
      </ButtonLink>
    );
  if (gate === 'done' || sent > 0) return <ButtonLink href={resultOf(intro)}>查看结果</ButtonLink>;
  return (
    <ButtonLink look="outlined" href={questionnaireListAddress()}>
      看看其他问卷
    </ButtonLink>
  );
};
