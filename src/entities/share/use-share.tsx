import { type ReactNode, useState } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import type { SharedThing } from './shared-thing.ts';

const SharePanel = lazyPage(() => import('./panel.tsx'));

/** `panel` has to be rendered. The way back closes it. */
export const useShare = (thing: SharedThing): { share: () => void; panel: ReactNode } => {
  const [open, setOpen] = useState(false);
  return {
    share: () => setOpen(true),
    panel: open && <SharePanel thing={thing} onClose={() => setOpen(false)} />,
  };
};
