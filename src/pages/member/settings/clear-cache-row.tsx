import { useState } from 'react';
import { clearCache } from '#src/platform/calls/clear-cache.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { dropDrafts, hasDrafts } from '#src/platform/writing/own-drafts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { SettingsAction } from './list.tsx';

const clear = (): void => {
  clearCache();
  showToast('缓存已清除');
};

/** Empties the cache; unsent drafts are removed only where the member wants that. */
export const ClearCacheRow = () => {
  const [asking, setAsking] = useState(false);
  const end = (drafts: boolean): void => {
    if (drafts) dropDrafts();
    clear();
    setAsking(false);
  };
  return (
    <SettingsAction name="清除缓存" onPress={() => (hasDrafts() ? setAsking(true) : clear())}>
      <Sheet
        open={asking}
        size="bottom"
        title="草稿也一并清除吗？"
        onClose={() => setAsking(false)}
      >
        <p>这台手机上有还没提交的草稿，清除后不能恢复。</p>
        <Button onClick={() => end(false)}>保留草稿，只清缓存</Button>
        <Button look="danger" onClick={() => end(true)}>
          一并清除
        </Button>
      </Sheet>
    </SettingsAction>
  );
};
