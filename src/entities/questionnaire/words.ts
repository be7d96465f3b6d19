import type { QuestionnaireRow } from '#schemas/questionnaire/endpoints.ts';
import { peopleText } from '#src/ui/value/people-count.ts';

export const rowFacts = ({ participants, minutes, reward }: QuestionnaireRow): string =>
  [
    peopleText('participants', participants),
    minutes > 0 && `约 ${minutes} 分钟`,
    reward > 0 && `${reward} 积分`,
  ]
    .filter(Boolean)
    .join(' · ');
