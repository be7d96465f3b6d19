import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';

/** Where the page of a missing questionnaire leads, and its words where the address names none. */
export const questionnaireNotFound = {
  to: questionnaireListAddress(),
  link: '看看其他问卷',
  missing: '问卷不存在或已下架',
};

const { to, link, missing } = questionnaireNotFound;

/** The page where the address names no questionnaire. */
export const NoQuestionnaire = () => <NotFound text={missing} href={to} name={link} />;

/** `Answered`'s view of a failure: a refusal with a link; others can be tried again. */
export const notFoundToQuestionnaires = notFoundTo(to, link);
