import { useState } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { TextButton } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

const NotLoaded = () => <Failure text="申诉没有加载出来，请检查网络后刷新页面" />;

const Appeal = lazyPage<{ attempt: string }>(
  () =>
    import('./appeal.tsx').then(
      (code) => ({ default: code.Appeal }),
      () => ({ default: NotLoaded }),
    ),
  <p role="status">正在加载…</p>,
);

export const AppealButton = ({ attempt }: { attempt: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>成绩申诉</TextButton>
      <Sheet open={open} title="成绩申诉" onClose={() => setOpen(false)}>
        {open && <Appeal attempt={attempt} />}
      </Sheet>
    </>
  );
};
