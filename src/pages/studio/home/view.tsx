import { questionAddress } from '#schemas/question/addresses.ts';
import {
  broadcastsAddress,
  courseFormAddress,
  incomeAddress,
  studioCoursesAddress,
} from '#schemas/studio/addresses.ts';
import {
  type CourseQuestion,
  courseQuestions,
  type StudioHome,
  studioHome,
} from '#schemas/studio/endpoints.ts';
import { teacherListAddress } from '#schemas/teacher/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { QuestionRow } from '../question-row.tsx';
import css from './view.module.css';

const roleNames = { owner: '所有者', admin: '管理员', assistant: '助教' } as const;

type CounterProps = { name: string; value: string; href?: string };

const Counter = ({ name, value, href }: CounterProps) => {
  const words = (
    <>
      <Text as="span" kind="section-title" digits breaks="none">
        {value}
      </Text>
      <Text as="span" kind="meta" tone="secondary">
        {name}
      </Text>
    </>
  );
  const look = { across: 'center', gap: 2, tap: true, packed: 'center' } as const;
  if (href === undefined) return <Stack {...look}>{words}</Stack>;
  return (
    <Stack as="a" href={href} tone="primary" {...look}>
      {words}
    </Stack>
  );
};

const Head = ({ home }: { home: StudioHome }) => (
  <Card>
    <Stack gap={12}>
      <Line gap={12}>
        <Portrait src={home.avatar} wide={44} eager />
        <Stack gap={2} flex="fill">
          <Text as="h2" kind="section-title" lines={1}>
            {home.name}
          </Text>
          <Text kind="meta" tone="tertiary">
            {roleNames[home.role]}
          </Text>
        </Stack>
      </Line>
      <div className={css.counters}>
        <Counter name="学员" value={bigCount(home.learners)} />
        <Counter name="课程" value={String(home.courses)} href={studioCoursesAddress()} />
        {home.income !== null && (
          <Counter name="收益（元）" value={home.income} href={incomeAddress()} />
        )}
        <Counter name="粉丝" value={bigCount(home.fans)} />
      </div>
    </Stack>
  </Card>
);

type Todo = { name: string; count: number; unit: string; href: string };

const todosOf = (home: StudioHome): Todo[] =>
  [
    {
      ...{ name: '没有通过审核，请修改', count: home.refused, unit: '门' },
      href: studioCoursesAddress({ tab: 'refused' }),
    },
    {
      ...{ name: '直播申请没有通过，请修改', count: home.broadcastsRefused, unit: '场' },
      href: broadcastsAddress(),
    },
    {
      ...{ name: '正在审核', count: home.waiting, unit: '门' },
      href: studioCoursesAddress({ tab: 'waiting' }),
    },
    {
      ...{ name: '直播申请正在审核', count: home.broadcastsWaiting, unit: '场' },
      href: broadcastsAddress(),
    },
    {
      ...{ name: '草稿，还没有提交', count: home.draft, unit: '门' },
      href: studioCoursesAddress({ tab: 'draft' }),
    },
  ].filter(({ count }) => count > 0);

const Todos = ({ todos }: { todos: readonly Todo[] }) => (
  <Card title="待办">
    {todos.length === 0 ? (
      <Text tone="secondary">没有待办</Text>
    ) : (
      <ul>
        {todos.map(({ name, count, unit, href }) => (
          <li key={name}>
            <Line as="a" href={href} justify="between" gap={8} tap>
              <Text as="span">{name}</Text>
              <Line as="span" gap={4} flex="none">
                <Text as="span" tone="secondary" digits>
                  {count} {unit}
                </Text>
                <Chevron />
              </Line>
            </Line>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const SHOWN = 5;

const Questions = ({ of, total }: { of: readonly CourseQuestion[] | undefined; total: number }) => {
  const open = of?.filter(({ teacher }) => !teacher).slice(0, SHOWN);
  return (
    <Card title={total > 0 ? `待回复的提问（${total}）` : '待回复的提问'}>
      {!open?.length ? (
        <Text tone="secondary">
          {total === 0 ? '没有待回复的提问' : '提问没有加载出来，下拉再试'}
        </Text>
      ) : (
        <ul>
          {open.map((question) => (
            <Box as="li" edge="between" key={question.id}>
              <QuestionRow question={question} href={questionAddress({ id: question.id })} />
            </Box>
          ))}
        </ul>
      )}
    </Card>
  );
};

export default detailView(studioHome, {
  useReread: useSeenAgain,
  useExtra: () => useCall(courseQuestions, { id: '0', page: 1 }),
  shapes: [
    ['lines', 4],
    ['lines', 5],
  ],
  notFound: { to: teacherListAddress(), link: '看看讲师', missing: '还没有开通讲师工作室' },
  useParts: (home, _again, questions) => ({
    action: <ButtonLink href={courseFormAddress()}>新建课程</ButtonLink>,
    body: (
      <Cards>
        <Head home={home} />
        <Todos todos={todosOf(home)} />
        <Questions of={questions.data?.items} total={home.unanswered} />
        <Card title="常用">
          <Stack columns={2} gap={8}>
            <ButtonLink look="outlined" href={studioCoursesAddress()}>
              我的课程
            </ButtonLink>
            <ButtonLink look="outlined" href={broadcastsAddress()}>
              申请直播
            </ButtonLink>
            {home.income !== null && (
              <ButtonLink look="outlined" href={incomeAddress()}>
                我的收益
              </ButtonLink>
            )}
          </Stack>
        </Card>
      </Cards>
    ),
  }),
});
