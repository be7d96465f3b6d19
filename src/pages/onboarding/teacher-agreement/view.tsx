import { agreementView } from '../agreement-view.tsx';

export default agreementView('teaching');
