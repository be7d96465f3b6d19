import { useQueryId } from '#src/page-kinds/asked.ts';
import { standingView } from '../../standing-view.tsx';

export default standingView(useQueryId);
