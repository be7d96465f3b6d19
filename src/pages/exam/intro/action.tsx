import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { examStanding } from '#src/entities/exam/standing.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import type { ExamIntro } from './words.ts';

export const IntroAction = ({ intro }: { intro: ExamIntro }) => {
  const { name, href, look, begins } = examStanding(intro).step;
  return (
    <ButtonLink look={look} href={href} onClick={begins && (() => wishToBegin(intro.id))}>
      {name}
    </ButtonLink>
  );
};
