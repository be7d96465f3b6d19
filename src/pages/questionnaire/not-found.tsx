import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';

export const questionnaireNotFound = {
  to: questionnaireListAddress(),
  link: '看看其他问卷',
  missing: '问卷不存在或已下架',
};

const { to, link, missing } = questionnaireNotFound;

export const NoQuestionnaire = () => <NotFound text={missing} href={to} name={link} />;

export const notFoundToQuestionnaires = notFoundTo(to, link);
