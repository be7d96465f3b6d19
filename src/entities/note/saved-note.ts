import type { Note } from '#schemas/note/endpoints.ts';
import { hasShape, isNumber, isText } from '#src/platform/storage/stored-shape.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';

/** A note while it is written; `id` '' for a new one. */
export type WrittenNote = Pick<Note, 'id' | 'product' | 'lesson' | 'kind' | 'position' | 'text'>;

const isStored = hasShape<Pick<WrittenNote, 'position' | 'text'>>({
  position: isNumber,
  text: isText,
});

/** What was typed of this note on this phone and was not saved, with the place where it was begun. */
export const savedNote = (note: WrittenNote) => {
  const drafts = ownDrafts();
  const name = note.id ? `note:${note.id}` : `note:of:${note.lesson}`;
  return {
    read: (): WrittenNote | undefined => {
      const saved = drafts.read(name);
      return isStored(saved) ? { ...note, position: saved.position, text: saved.text } : undefined;
    },
    keep: ({ position, text }: WrittenNote): void => void drafts.keep(name, { position, text }),
    drop: (): void => drafts.drop(name),
  };
};
