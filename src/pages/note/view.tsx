import { useState } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { type Note, notedProducts, noteList } from '#schemas/note/endpoints.ts';
import { NotePanel } from '#src/entities/note/panel.tsx';
import type { WrittenNote } from '#src/entities/note/saved-note.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { SelectField } from '#src/ui/form/choice.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { NoteCard } from './card.tsx';
import { RemoveNoteQuestion } from './remove-question.tsx';

const useChoice = () => {
  const [product, choose] = useParam('product');
  const { data, retry } = useCall(notedProducts, {}, { fresh: true });
  const head = (
    <Box padInline="gutter" padStart={12}>
      <SelectField
        label="课程"
        placeholder="全部课程"
        options={data?.items ?? []}
        value={product}
        onChange={({ target }) => choose(target.value)}
      />
    </Box>
  );
  return { product, payload: { product }, head, reread: retry };
};

export default listView(noteList, {
  label: '我的笔记',
  rowHeight: 190,
  skeleton: 'rows',
  box: { padInline: 'gutter', padStart: 12 },
  useChoice,
  empty: ({ product }) =>
    product
      ? { text: '这门课还没有笔记', link: '去学习', to: ownCoursesAddress() }
      : { text: '还没有笔记，学习时点“记笔记”就能写下', link: '去找课', to: feedAddress() },
  useParts: (list, { reread }) => {
    const [edited, edit] = useState<Note>();
    const [removed, ask] = useState<string>();
    const onSaved = ({ id, text }: WrittenNote) =>
      list.update((notes) => notes.map((note) => (note.id === id ? { ...note, text } : note)));
    const onRemoved = (id: string) => {
      list.update((notes) => notes.filter((note) => note.id !== id));
      reread();
    };
    return {
      onReload: reread,
      row: (note) => (
        <Box padEnd={12}>
          <NoteCard note={note} onEdit={() => edit(note)} onRemove={() => ask(note.id)} />
        </Box>
      ),
      foot: (
        <>
          <NotePanel note={edited} onClose={() => edit(undefined)} onSaved={onSaved} />
          <RemoveNoteQuestion id={removed} onClose={() => ask(undefined)} onRemoved={onRemoved} />
        </>
      ),
    };
  },
});
