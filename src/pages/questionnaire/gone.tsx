import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { Gone, goneTo } from '#src/ui/state/gone.tsx';

/** Where the page of a missing questionnaire leads, and its words where the address names none. */
export const questionnaireGone = {
  to: questionnaireListAddress(),
  link: '看看其他问卷',
  missing: '问卷不存在或已下架',
};

const { to, link, missing } = questionnaireGone;

/** The page where the address names no questionnaire. */
export const NoQuestionnaire = () => <Gone text={missing} href={to} name={link} />;

/** `Answered`'s view of a failure: a refusal with a link; others can be tried again. */
export const goneToQuestionnaires = goneTo(to, link);
