import { NoteButton } from './note/button.tsx';
import { QuestionButton } from './question/button.tsx';
import css from './tools.module.css';
import type { Lesson } from './use-lesson.ts';

/** What a member writes about a lesson that is open: notes and questions. */
export const LessonTools = ({ lesson }: { lesson: Lesson }) =>
  lesson.open === 'none' ? null : (
    <div className={css.row}>
      <NoteButton lesson={lesson} />
      <QuestionButton lesson={lesson} />
    </div>
  );
