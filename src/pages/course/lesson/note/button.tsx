import { useState } from 'react';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { positionOf } from '#src/entities/course/progress/heard-positions.ts';
import type { WrittenNote } from '#src/entities/note/saved-note.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { useLatePanel } from '../use-late-panel.ts';
import type { Lesson } from '../use-lesson.ts';

type Placed = Pick<Lesson, 'id' | 'kind' | 'position'>;

const mediaOf = ({ id, kind }: Placed): HTMLMediaElement | undefined => {
  if (kind === 'video') return shownVideo.get();
  const audio = audioStore.get();
  return audio?.lesson.id === id ? audio.media : undefined;
};

/** Where the member is in a lesson, in ms: where it plays, else where it would; 0 in a text. */
const presentPosition = (lesson: Placed): number => {
  if (lesson.kind === 'text') return 0;
  const media = mediaOf(lesson);
  if (media && media.readyState > 0) return Math.floor(media.currentTime * 1000);
  return positionOf(lesson.id, lesson.position);
};

const loadPanel = () => import('./panel.ts');
const LatePanel = lazyPage(loadPanel);

const ignore = () => undefined;

/** A video stops while the note on its position is written. */
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
