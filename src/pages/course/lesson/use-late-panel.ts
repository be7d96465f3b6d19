import { useState } from 'react';
import { showToast } from '#src/platform/feedback/toast.ts';

/** A panel whose code is loaded by the first tap; `show` resolves to whether the code has come. */
export const useLatePanel = (load: () => Promise<unknown>) => {
  const [loaded, setLoaded] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<boolean> => {
    setBusy(true);
    try {
      await load();
      setLoaded(true);
      return true;
    } catch {
      showToast('没有打开，请检查网络后再试');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { loaded, busy, show };
};
