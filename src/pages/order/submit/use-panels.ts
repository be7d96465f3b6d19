import { useCallback, useState } from 'react';

export type OrderPanel = 'coupons' | 'agreement';

export const usePanels = () => {
  const [shown, show] = useState<OrderPanel>();
  const close = useCallback(() => show(undefined), []);
  return { shown, show, close };
};

export type Panels = ReturnType<typeof usePanels>;
