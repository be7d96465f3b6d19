import { questionnaireListAddress } from '../../entities/questionnaire/addresses.ts';
import { Gone, goneTo } from '../../ui/state/gone.tsx';

/** Where a page leads whose questionnaire is gone, and what it says where there is none. */
export const questionnaireGone = {
  to: questionnaireListAddress(),
  link: '看看其他问卷',
  missing: '问卷不存在或已下架',
};

const { to, link, missing } = questionnaireGone;

/** An address that names no questionnaire. */
export const NoQuestionnaire = () => <Gone text={missing} href={to} name={link} />;

/** Instead of a page: what was refused, and a way on; other failures can be tried again. */
export const goneToQuestionnaires = goneTo(to, link);
