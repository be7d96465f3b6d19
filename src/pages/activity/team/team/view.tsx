import { usePathId } from '#src/page-kinds/address-query.ts';
import { teamView } from '../team-view.tsx';

export default teamView(usePathId);
