import { useState } from 'react';
import type { WrittenNote } from '../../../../entities/note/kept-note.ts';
import { showToast } from '../../../../platform/feedback/toast.ts';
import { shownVideo } from '../../../../platform/media/shown-video.ts';
import { loadLater } from '../../../../platform/navigation/load-later.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import type { Lesson } from '../use-lesson.ts';
import css from './button.module.css';
import { presentPosition } from './present-position.ts';

const loadPanel = () => import('./panel.ts');
const LatePanel = loadLater(loadPanel);

const ignore = () => undefined;

/** The button that writes a note on the place where the member is; a video stops meanwhile. */
export const NoteButton = ({ lesson }: { lesson: Lesson }) => {
  const [note, setNote] = useState<WrittenNote>();
  const [loaded, setLoaded] = useState(false);
  const [busy, setBusy] = useState(false);
  if (lesson.open === 'none') return null;
  const write = async () => {
    const { id, kind, product } = lesson;
    const position = presentPosition(lesson);
    if (kind === 'video') shownVideo.get()?.pause();
    setBusy(true);
    try {
      await loadPanel();
      setLoaded(true);
      setNote({ id: '', product: product.id, lesson: id, kind, position, text: '' });
    } catch {
      showToast('没有打开，请检查网络后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.row}>
      <Button look="outlined" busy={busy ? '正在打开…' : undefined} onClick={() => void write()}>
        记笔记
      </Button>
      {loaded && <LatePanel note={note} onClose={() => setNote(undefined)} onSaved={ignore} />}
    </div>
  );
};
