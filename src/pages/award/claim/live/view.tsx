import { standingView } from '../../standing-view.tsx';

export default standingView();
