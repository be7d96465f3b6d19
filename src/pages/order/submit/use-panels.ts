import { useCallback, useState } from 'react';
import { useStep } from '../../../platform/navigation/use-step.ts';

export type OrderPanel = 'coupons' | 'agreement';

/** Panels above the page, one at a time; the phone's way back closes the open one. */
export const usePanels = () => {
  const { open, enter, leave } = useStep();
  const [chosen, choose] = useState<OrderPanel>();
  const show = useCallback(
    (panel: OrderPanel) => {
      choose(panel);
      enter();
    },
    [enter],
  );
  return { shown: open ? chosen : undefined, show, close: leave };
};

export type Panels = ReturnType<typeof usePanels>;
