import { questionnaireResultView } from '../result-view.tsx';

export default questionnaireResultView;
