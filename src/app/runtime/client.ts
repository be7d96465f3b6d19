import { createRoot } from 'preact/compat/client';
import { keepControls } from './controlled.ts';
import { runEffectsSoon } from './effects.ts';

keepControls();
runEffectsSoon();

/** Takes the place of `react-dom/client` in learners' builds. */
export { createRoot };
