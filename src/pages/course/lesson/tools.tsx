import { Stack } from '#src/ui/part/parts.tsx';
import { NoteButton } from './note/button.tsx';
import { QuestionButton } from './question/button.tsx';
import type { Lesson } from './use-lesson.ts';

export const LessonTools = ({ lesson }: { lesson: Lesson }) =>
  lesson.open === 'none' ? null : (
    <Stack gap={12} columns={2} padInline="gutter" padStart={4} padEnd={16} surface="card">
      <NoteButton lesson={lesson} />
      <QuestionButton lesson={lesson} />
    </Stack>
  );
