import { useQueryId } from '#src/page-kinds/address-query.ts';
import { teamView } from '../team-view.tsx';

/** `/assembleDetail_up?id=`: a group buy of a course. */
export default teamView(useQueryId);
