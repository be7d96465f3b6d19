import { createRoot } from 'preact/compat/client';
import { keepControls } from './controlled.ts';

keepControls();

/** Takes the place of `react-dom/client` in learners' builds. */
export { createRoot };
