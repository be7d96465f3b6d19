import type { ReactNode } from 'react';
import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { fansText } from '#src/entities/teacher/fans-text.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import css from './head.module.css';
import { workplaceOf } from './workplace-of.ts';

const Count = ({ value, name }: { value: number; name: string }) => (
  <span className={css.count}>
    <b>{bigCount(value)}</b>
    {name}
  </span>
);

type Props = {
  teacher: TeacherDetail;
  /** The present number of followers, which may be newer than the answer's. */
  fans: number;
  children?: ReactNode;
};

export const TeacherHead = ({ teacher, fans, children }: Props) => {
  const { learners = 0 } = teacher;
  return (
    <Box as="header" padInline="gutter" padStart={20} padEnd={12} surface="card">
      <Line gap={16}>
        <Portrait src={teacher.avatar} wide={72} eager />
        <Box flex="shrink">
          <Text as="h2" kind="page-title">
            {teacher.name}
          </Text>
          {teacher.title && (
            <Text kind="body" tone="secondary">
              {teacher.title}
            </Text>
          )}
          {workplaceOf(teacher) && (
            <Text kind="meta" tone="tertiary">
              {workplaceOf(teacher)}
            </Text>
          )}
        </Box>
      </Line>
      {teacher.shop && <p className={css.shop}>{teacher.shop}</p>}
      <Line gap={12} rowGap={4} justify="between" wrap above={8}>
        <Line as="p" kind="meta" tone="tertiary" gap={20} align="stretch">
          {learners > 0 && <Count value={learners} name="人次学习" />}
          {fansText(fans) && <Count value={fans} name="粉丝" />}
        </Line>
        {children}
      </Line>
    </Box>
  );
};
