import { type ReactNode, useState } from 'react';
import { questionAddress } from '#schemas/question/addresses.ts';
import { courseQuestions, courseReviews, courseStudents } from '#schemas/studio/endpoints.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { dayText, momentText } from '#src/platform/time/china-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { QuestionRow } from '../question-row.tsx';

type Item = { id: string };

type Props<T extends Item> = {
  called: ReadValue<Page<T>>;
  page: number;
  onPage: (page: number) => void;
  label: string;
  empty: string;
  children: (item: T) => ReactNode;
};

const Paged = <T extends Item>({ called, page, onPage, label, empty, children }: Props<T>) => (
  <Card>
    <Answered of={called} skeleton={<Skeletons shapes={[['lines', 6]]} />}>
      {({ items, pageCount }) => (
        <Stack gap={8}>
          {items.length === 0 && <Text tone="secondary">{empty}</Text>}
          <ul aria-label={label}>
            {items.map((item) => (
              <Box as="li" edge="between" key={item.id}>
                {children(item)}
              </Box>
            ))}
          </ul>
          {(pageCount ?? 0) > 1 && (
            <Line gap={8} justify="between">
              <Button look="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
                上一页
              </Button>
              <Text kind="meta" tone="tertiary" breaks="none">
                {page} / {pageCount}
              </Text>
              <Button
                look="outlined"
                disabled={page >= (pageCount ?? 1)}
                onClick={() => onPage(page + 1)}
              >
                下一页
              </Button>
            </Line>
          )}
        </Stack>
      )}
    </Answered>
  </Card>
);

export const Students = ({ id }: { id: string }) => {
  const [page, setPage] = useState(1);
  const called = useCall(courseStudents, { id, page });
  return (
    <Paged {...{ called, page }} onPage={setPage} label="学员" empty="还没有学员">
      {({ nickname, phone, percent, watched, at }) => (
        <Stack gap={4} padBlock={8}>
          <Line justify="between" gap={8}>
            <Text lines={1}>{[nickname, phone].filter(Boolean).join(' ')}</Text>
            <Text digits breaks="none">
              {percent}%
            </Text>
          </Line>
          <ProgressBar value={percent} max={100} label={`${nickname}的学习进度`} />
          <Text kind="meta" tone="tertiary">
            <Unbroken>
              {at === null
                ? '还没有开始学'
                : `学了 ${lengthText(watched / 1000)} · ${momentText(at)} 最后学习`}
            </Unbroken>
          </Text>
        </Stack>
      )}
    </Paged>
  );
};

export const Questions = ({ id }: { id: string }) => {
  const [page, setPage] = useState(1);
  const called = useCall(courseQuestions, { id, page });
  return (
    <Paged {...{ called, page }} onPage={setPage} label="提问" empty="还没有学员提问">
      {(question) => (
        <QuestionRow question={question} href={questionAddress({ id: question.id })} />
      )}
    </Paged>
  );
};

export const Reviews = ({ id }: { id: string }) => {
  const [page, setPage] = useState(1);
  const called = useCall(courseReviews, { id, page });
  return (
    <Paged {...{ called, page }} onPage={setPage} label="评价" empty="还没有评价">
      {({ nickname, score, text, at }) => (
        <Stack gap={4} padBlock={8}>
          <Line justify="between" gap={8}>
            <Text lines={1}>{nickname}</Text>
            <Text kind="meta" tone="tertiary" breaks="none">
              {score} 星{at === null ? '' : ` · ${dayText(at)}`}
            </Text>
          </Line>
          {text !== '' && (
            <Text tone="secondary" breaks="lines">
              {text}
            </Text>
          )}
        </Stack>
      )}
    </Paged>
  );
};
