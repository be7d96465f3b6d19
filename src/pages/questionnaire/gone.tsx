import { questionnaireListAddress } from '../../entities/questionnaire/addresses.ts';
import { Gone, goneTo } from '../../ui/state/gone.tsx';

const WAY = [questionnaireListAddress(), '看看其他问卷'] as const;
const [href, name] = WAY;

/** An address that names no questionnaire. */
export const NoQuestionnaire = () => <Gone text="问卷不存在或已下架" href={href} name={name} />;

/** Instead of a page: what was refused, and a way on; other failures can be tried again. */
export const goneOr = goneTo(...WAY);
