import { AUDIO, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import { typeNames } from '#src/entities/course/type-names.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { isOpen, lessonLength, type Placed } from '../lessons-of.ts';
import css from './catalogue.module.css';

const kinds = {
  video: typeNames[VIDEO],
  audio: typeNames[AUDIO],
  text: typeNames[GRAPHIC],
} as const;
const trials = { video: '试看', audio: '试听', text: '试读' } as const;

/** '' where the lesson is open. */
export const lockReason = (lesson: Placed): string => {
  if (isOpen(lesson)) return '';
  return lesson.lock === 'buy' ? '购买后可学' : '学完上一节后解锁';
};

const stateOf = (lesson: Placed): string => {
  if (lesson.finished) return '已学完';
  const part = lesson.duration > 0 ? Math.round((lesson.furthest / lesson.duration) * 100) : 0;
  const read = lesson.kind === 'text' ? Math.round(lesson.furthest / 10) : part;
  return read > 0 ? `已学 ${Math.min(99, read)}%` : '';
};

const factsOf = (lesson: Placed): string =>
  [kinds[lesson.kind], lessonLength(lesson), lockReason(lesson) || stateOf(lesson)]
    .filter(Boolean)
    .join(' · ');

const Tag = ({ lesson }: { lesson: Placed }) => {
  if (lesson.finished)
    return (
      <Line as="span" tone="accent" align="stretch">
        <PlayerIcon name="done" size={1.2} />
      </Line>
    );
  if (lesson.lock !== 'none' && lesson.trial > 0)
    return <span className={css.tag}>{trials[lesson.kind]}</span>;
  if (lesson.lock !== 'none')
    return (
      <Line as="span" tone="tertiary" align="stretch">
        <PlayerIcon name="lock" size={1.2} />
      </Line>
    );
  return lesson.free ? <span className={css.tag}>免费</span> : null;
};

type Props = {
  lesson: Placed;
  number: number;
  href: string;
  current: boolean;
  onClosed: (lesson: Placed) => void;
};

export const CatalogueLesson = ({ lesson, number, href, current, onClosed }: Props) => {
  const inner = (
    <>
      <span className={css.number}>{number}</span>
      <Stack as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" breaks="pretty" className={css.title}>
          {lesson.title}
        </Text>
        <Text as="span" kind="meta" tone="tertiary" className={css.facts}>
          {factsOf(lesson)}
        </Text>
      </Stack>
      <Tag lesson={lesson} />
    </>
  );
  return isOpen(lesson) ? (
    <Line
      as="a"
      textAlign="start"
      gap={12}
      whole
      high={60}
      padBlock={8}
      padInline="gutter"
      press="tint"
      ring="inside"
      className={css.row}
      href={href}
      aria-current={current ? 'true' : undefined}
    >
      {inner}
    </Line>
  ) : (
    <Line
      as="button"
      textAlign="start"
      gap={12}
      whole
      high={60}
      padBlock={8}
      padInline="gutter"
      press="tint"
      ring="inside"
      className={css.row}
      type="button"
      onClick={() => onClosed(lesson)}
    >
      {inner}
    </Line>
  );
};
