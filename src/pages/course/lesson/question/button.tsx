import { useState } from 'react';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { useLatePanel } from '../use-late-panel.ts';
import type { Lesson } from '../use-lesson.ts';

const loadPanel = () => import('./panel.tsx');
const LatePanel = lazyPage(loadPanel);

/** A video stops while the questions are open. */
export const QuestionButton = ({ lesson }: { lesson: Lesson }) => {
  const [open, setOpen] = useState(false);
  const { loaded, busy, show } = useLatePanel(loadPanel);
  const look = async () => {
    if (lesson.kind === 'video') shownVideo.get()?.pause();
    if (await show()) setOpen(true);
  };
  return (
    <>
      <Button look="outlined" busy={busy ? '正在打开…' : undefined} onClick={() => void look()}>
        问答
      </Button>
      {loaded && (
        <LatePanel
          product={lesson.product.id}
          lesson={lesson.id}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
