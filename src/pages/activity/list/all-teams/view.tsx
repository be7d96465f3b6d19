import { activitiesView } from '../activities-view.tsx';

export default activitiesView(() => ({ payload: { tab: 'team' } }));
