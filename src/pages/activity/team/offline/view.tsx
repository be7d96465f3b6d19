import { useQueryId } from '#src/page-kinds/address-query.ts';
import { teamView } from '../team-view.tsx';

/** `/assembleDetail_down?id=`: a group buy of an offline event. */
export default teamView(useQueryId);
