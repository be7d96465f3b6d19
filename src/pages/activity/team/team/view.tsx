import { usePathId } from '#src/page-kinds/address-query.ts';
import { teamView } from '../team-view.tsx';

/** `/teamDetails/:id`, with `?group=` the page of that group. */
export default teamView(usePathId);
