import { Panel } from '#src/ui/sheet/panel.tsx';
import { NoteForm } from './form.tsx';
import type { WrittenNote } from './saved-note.ts';

type Props = {
  /** undefined: the panel is closed. */
  note: WrittenNote | undefined;
  onClose: () => void;
  onSaved: (note: WrittenNote) => void;
};

export const NotePanel = ({ note, onClose, onSaved }: Props) => (
  <Panel
    open={note !== undefined}
    title={note?.id ? '修改笔记' : '记笔记'}
    onBack={() => {
      onClose();
      return true;
    }}
  >
    {note && (
      <NoteForm
        note={note}
        onSaved={(text) => {
          onClose();
          onSaved({ ...note, text });
        }}
      />
    )}
  </Panel>
);
