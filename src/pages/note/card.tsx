import type { Note } from '#schemas/note/endpoints.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { noteStamp } from '#src/entities/note/stamp.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import css from './card.module.css';

type Props = { note: Note; onEdit: () => void; onRemove: () => void };

const noteAddress = ({ product, type, lesson, kind, chapter, position }: Note): string =>
  lessonAddress(
    { id: product, type },
    { id: lesson, kind, chapterId: chapter },
    kind === 'text' ? undefined : Math.floor(position / 1000),
  );

export const NoteCard = ({ note, onEdit, onRemove }: Props) => {
  const stamp = noteStamp(note);
  return (
    <article className={css.card} aria-label={`${note.lessonTitle} ${stamp}`.trim()}>
      <Text kind="meta" tone="tertiary">
        {note.productTitle}
      </Text>
      <Line as="p" kind="card-title" gap={8} rowGap={2} align="stretch" wrap>
        <span>{note.lessonTitle}</span>
        {stamp && (
          <Text as="span" tone="accent" digits>
            {stamp}
          </Text>
        )}
      </Line>
      <p className={css.text}>{note.text}</p>
      <Text kind="meta" tone="tertiary">
        {note.time !== null && `${dayText(note.time)} 记下`}
      </Text>
      <Line wrap edge="start">
        <a className={css.back} href={noteAddress(note)}>
          回到这一处
        </a>
        <TextButton onClick={onEdit}>修改</TextButton>
        <TextButton onClick={onRemove}>删除</TextButton>
      </Line>
    </article>
  );
};
