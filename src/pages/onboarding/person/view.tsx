import { onboardingView } from '../onboarding-view.tsx';

export default onboardingView('person');
