import { useState } from 'react';
import { saveNote } from '#schemas/note/endpoints.ts';
import { NOTE_LENGTH, noteText } from '#schemas/note/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { savedNote, type WrittenNote } from './saved-note.ts';
import { noteStamp } from './stamp.ts';

export type NoteFormProps = {
  note: WrittenNote;
  onSaved: (text: string) => void;
};

const FAILED = '没有保存成功，请检查网络后再试';

export const NoteForm = ({ note, onSaved }: NoteFormProps) => {
  const saved = savedNote(note);
  const [written, setWritten] = useState(() => saved.read() ?? note);
  const [mistake, setMistake] = useState('');
  const { send, busy, failure } = useChange(saveNote, FAILED);
  const write = (text: string) => {
    const next = { ...written, text };
    setWritten(next);
    if (mistake) setMistake(faultIn(noteText, text) ?? '');
    if (text.trim() && text !== note.text) saved.keep(next);
    else saved.drop();
  };
  const save = async () => {
    const found = faultIn(noteText, written.text) ?? '';
    setMistake(found);
    if (found) return;
    const answer = await send(written);
    if (!answer?.ok) return;
    saved.drop();
    showToast('笔记已保存');
    onSaved(written.text.trim());
  };
  const stamp = noteStamp(written);
  return (
    <FormFrame
      failure={failure}
      submit={
        <Button type="submit" busy={busy ? '正在保存…' : undefined}>
          保存
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AreaField
        label={stamp ? `笔记，记在 ${stamp}` : '笔记'}
        rows={6}
        placeholder="写下这一处的要点或疑问"
        value={written.text}
        error={mistake}
        hint={`${written.text.trim().length}/${NOTE_LENGTH}`}
        onChange={({ target }) => write(target.value)}
      />
    </FormFrame>
  );
};
