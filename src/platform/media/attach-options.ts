import type { MediaFault } from './fault.ts';
import type { QualityOffer } from './quality.ts';

export type AttachOptions = {
  /** Seconds from the beginning. */
  startAt: number;
  onReady: () => void;
  onFault: (fault: MediaFault) => void;
  /** Called where the medium comes in several qualities between which one can choose. */
  onQualities?: (offer: QualityOffer) => void;
};
