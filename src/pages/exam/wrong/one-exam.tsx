import { TextButton } from '#src/ui/button/button.tsx';
import css from './one-exam.module.css';

/** Says that one exam's wrong answers are shown, and leads to all of them. */
export const OneExam = ({ title, onAll }: { title: string; onAll: () => void }) => (
  <p className={css.line}>
    <span className={css.title}>只看：{title}</span>
    <TextButton onClick={onAll}>看全部</TextButton>
  </p>
);
