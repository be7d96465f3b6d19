import { thingsView } from '../../things-view.tsx';

export default thingsView('column');
