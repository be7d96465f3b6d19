import { legalView } from '../legal-view.tsx';

export default legalView('privacy');
