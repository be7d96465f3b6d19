import { TextButton } from '#src/ui/button/button.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import css from './one-exam.module.css';

/** Says that one exam's wrong answers are shown, and leads to all of them. */
export const OneExam = ({ title, onAll }: { title: string; onAll: () => void }) => (
  <p className={css.line}>
    <Box as="span" flex="shrink" padBlock={8}>
      只看：{title}
    </Box>
    <TextButton onClick={onAll}>看全部</TextButton>
  </p>
);
