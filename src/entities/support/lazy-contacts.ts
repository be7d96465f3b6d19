import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';

/** Loaded when it is opened. */
export const SupportContacts = lazyPage(() => import('./contacts.tsx'));
