import type { CourseQuestion } from '#schemas/studio/endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

export const QuestionRow = ({ question, href }: { question: CourseQuestion; href: string }) => {
  const { text, courseTitle, nickname, answers, teacher, time } = question;
  const facts = [
    courseTitle,
    nickname,
    time === null ? '' : dayText(time),
    teacher ? '已回复' : `待回复，${answers} 个回答`,
  ];
  return (
    <Stack as="a" href={href} gap={2} tap padBlock={8} packed="center">
      <Text as="span" kind="card-title" tone="primary" lines={2}>
        {text}
      </Text>
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{facts.filter(Boolean).join(' · ')}</Unbroken>
      </Text>
    </Stack>
  );
};
