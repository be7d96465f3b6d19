import { onboardingView } from '../onboarding-view.tsx';

export default onboardingView('organisation');
