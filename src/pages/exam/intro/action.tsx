import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { examStanding } from '#src/entities/exam/standing.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import type { ExamIntro } from './words.ts';

/** The one next step: the exam, its result, or what has to be done before. */
export const IntroAction = ({ intro }: { intro: ExamIntro }) => {
  const { name, href, look, begins } = examStanding(intro).step;
  return (
    <ButtonLink look={look} href={href} onClick={begins && (() => wishToBegin(intro.id))}>
      {name}
    </ButtonLink>
  );
};
