import { useState } from 'react';
import type { WrittenNote } from '#src/entities/note/saved-note.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { useLatePanel } from '../use-late-panel.ts';
import type { Lesson } from '../use-lesson.ts';
import { presentPosition } from './present-position.ts';

const loadPanel = () => import('./panel.ts');
const LatePanel = lazyPage(loadPanel);

const ignore = () => undefined;

/** The button that writes a note on the place where the member is; a video stops meanwhile. */
export const NoteButton = ({ lesson }: { lesson: Lesson }) => {
  const [note, setNote] = useState<WrittenNote>();
  const { loaded, busy, show } = useLatePanel(loadPanel);
  const write = async () => {
    const { id, kind, product } = lesson;
    const position = presentPosition(lesson);
    if (kind === 'video') shownVideo.get()?.pause();
    if (await show())
      setNote({ id: '', product: product.id, lesson: id, kind, position, text: '' });
  };
  return (
    <>
      <Button look="outlined" busy={busy ? '正在打开…' : undefined} onClick={() => void write()}>
        记笔记
      </Button>
      {loaded && <LatePanel note={note} onClose={() => setNote(undefined)} onSaved={ignore} />}
    </>
  );
};
