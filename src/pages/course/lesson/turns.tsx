import { Line } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import type { Product } from '../lessons-of.ts';
import { turnOf } from './turn-of.ts';
import type { Lesson } from './use-lesson.ts';

type Props = {
  lesson: Lesson;
  product: Product;
  onList: () => void;
};

type TurnProps = ReturnType<typeof turnOf> & { name: string };

const TurnLink = ({ name, ...link }: TurnProps) =>
  link.href ? (
    <Line
      as="a"
      kind="meta"
      gap={6}
      justify="center"
      flex="grow"
      tap
      surface="page"
      radius="small"
      press="tint"
      {...link}
    >
      {name}
    </Line>
  ) : (
    <Line
      as="span"
      kind="meta"
      tone="tertiary"
      gap={6}
      justify="center"
      flex="grow"
      tap
      surface="page"
      radius="small"
    >
      {name}
    </Line>
  );

export const LessonTurns = ({ lesson, product, onList }: Props) => (
  <Line
    as="nav"
    gap={8}
    align="stretch"
    padInline="gutter"
    padStart={8}
    padEnd={16}
    surface="card"
    aria-label="课时"
  >
    <TurnLink {...turnOf(product, lesson, 'previous')} name="上一节" />
    <Line
      as="button"
      kind="meta"
      gap={6}
      justify="center"
      flex="grow"
      tap
      surface="page"
      radius="small"
      press="tint"
      type="button"
      onClick={onList}
    >
      <PlayerIcon name="list" size={1.2} />
      目录
    </Line>
    <TurnLink {...turnOf(product, lesson, 'next')} name="下一节" />
  </Line>
);
