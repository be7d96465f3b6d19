import { workshopAddress } from '#schemas/teacher/addresses.ts';
import type { TeacherRow } from '#schemas/teacher/endpoints.ts';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { fansText } from './fans-text.ts';
import { FollowToggle } from './follow-button.tsx';
import css from './row.module.css';

const joined = (...words: string[]): string => words.filter(Boolean).join(' · ');

type Props = { teacher: TeacherRow; marked: string; onPress: () => void };

const Where = ({ teacher, marked }: Pick<Props, 'teacher' | 'marked'>) => {
  const { shop, hospital, department, title, fans } = teacher;
  return [joined(title, fansText(fans)), joined(shop || hospital, department)].map(
    (words) =>
      words && (
        <Text as="span" kind="meta" tone="tertiary" lines={1} block key={words}>
          <Highlight text={words} keyword={marked} marks={teacher.marks} />
        </Text>
      ),
  );
};

export const TeacherLine = ({ teacher, marked, onPress }: Props) => (
  <div className={css.row}>
    <Line
      as="a"
      gap={12}
      flex="fill"
      high={80}
      padBlock={10}
      press="fade"
      href={workshopAddress({ id: teacher.id })}
    >
      <span className={css.avatar}>
        <Picture src={teacher.avatar} ratio="square" round />
      </span>
      <Box as="span" flex="shrink">
        <Text as="span" kind="card-title" lines={1} block>
          <Highlight text={teacher.name} keyword={marked} marks={teacher.marks} />
        </Text>
        <Where teacher={teacher} marked={marked} />
      </Box>
    </Line>
    <FollowToggle name={teacher.name} followed={teacher.followed} onPress={onPress} />
  </div>
);
