import { useQueryId } from '#src/page-kinds/address-query.ts';
import { standingView } from '../../standing-view.tsx';

export default standingView(useQueryId);
