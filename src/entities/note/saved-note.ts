import type { Note } from '#schemas/note/endpoints.ts';
import { hasShape, isNumber, isText } from '#src/platform/storage/stored-shape.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';

/** `id` '' for a new note. */
export type WrittenNote = Pick<Note, 'id' | 'product' | 'lesson' | 'kind' | 'position' | 'text'>;

const isStored = hasShape<Pick<WrittenNote, 'position' | 'text'>>({
  position: isNumber,
  text: isText,
});

/** The unsaved text of this note on this phone, with the position where it was begun. */
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
