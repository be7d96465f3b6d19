import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import type { Product } from '../lessons-of.ts';

export const TeacherCard = ({ teacher }: { teacher: Product['teacher'] }) =>
  teacher.teacherId && teacher.name ? (
    <Line
      as="a"
      gap={12}
      pad={12}
      above={4}
      surface="page"
      radius="card"
      press="tint"
      href={workshopAddress({ id: teacher.teacherId })}
    >
      <Portrait src={teacher.avatar} wide={44} />
      <Stack as="span" flex="fill">
        <Text as="span" kind="card-title">
          {teacher.name}
        </Text>
        <Text as="span" kind="meta" tone="tertiary" lines={1}>
          {[teacher.title, teacher.shop].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Text as="span" tone="tertiary">
        <Chevron />
      </Text>
    </Line>
  ) : null;
