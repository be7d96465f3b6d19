import { activitiesView } from '../activities-view.tsx';

/** `/assemble_more`: all group buys. */
export default activitiesView(() => ({ payload: { tab: 'team' } }));
