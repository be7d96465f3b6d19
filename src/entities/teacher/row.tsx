import { workshopAddress } from '#schemas/teacher/addresses.ts';
import type { TeacherRow } from '#schemas/teacher/endpoints.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { FollowToggle } from './follow-button.tsx';
import css from './row.module.css';

const whereOf = ({ shop, hospital, department, title }: TeacherRow): string =>
  [shop || hospital, department].filter(Boolean).join(' · ') || title;

export const TeacherLine = ({ teacher, onPress }: { teacher: TeacherRow; onPress: () => void }) => (
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
          {teacher.name}
        </Text>
        <Text as="span" kind="meta" tone="tertiary" lines={1} block>
          {whereOf(teacher)}
        </Text>
        <Text
          as="span"
          kind="meta"
          tone="tertiary"
          lines={1}
          block
        >{`${bigCount(teacher.fans)}位粉丝`}</Text>
      </Box>
    </Line>
    <FollowToggle name={teacher.name} followed={teacher.followed} onPress={onPress} />
  </div>
);
