import { useState } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { dropDrafts, hasDrafts } from '#src/platform/writing/own-drafts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { logOut } from '../log-out.ts';

export const LogOutQuestion = () => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // the sheet promises this; drafts are found by the member's id, which the logout forgets
    dropDrafts();
    await logOut(homeAddress());
    setBusy(false);
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        退出登录
      </Button>
      <Sheet
        open={asking}
        size="bottom"
        title="确定要退出登录吗？"
        onClose={() => setAsking(false)}
      >
        <p>退出后学习记录仍会保留，下次登录即可继续。</p>
        {hasDrafts() && <p>这台手机上还没提交的草稿会一并清除，不能恢复。</p>}
        <Button look="danger" busy={busy ? '正在退出…' : undefined} onClick={() => void leave()}>
          退出登录
        </Button>
        <Button look="outlined" disabled={busy} onClick={() => setAsking(false)}>
          取消
        </Button>
      </Sheet>
    </>
  );
};
