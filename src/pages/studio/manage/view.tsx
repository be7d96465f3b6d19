import { broadcastsAddress, studioCoursesAddress } from '#schemas/studio/addresses.ts';
import { type CourseManagement, courseManagement } from '#schemas/studio/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { bigCount } from '#src/ui/value/big-count.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { useRevise } from '../use-revise.ts';
import { NotifyButton } from './notify.tsx';
import { Questions, Reviews, Students } from './parts.tsx';

const tabs = [
  { id: 'students', name: '学员' },
  { id: 'questions', name: '提问' },
  { id: 'reviews', name: '评价' },
] as const;

const Head = ({ course }: { course: CourseManagement }) => {
  const { revise, busy } = useRevise();
  return (
    <Card>
      <Stack gap={12}>
        <Line gap={12} align="start">
          <Thumb src={course.thumb} eager />
          <Stack gap={4} flex="fill">
            <Text as="h2" kind="card-title" lines={2}>
              {course.title}
            </Text>
            <Line gap={8} wrap>
              <Chip tone="accent">{course.sale === 'on' ? '已上架' : '已下架'}</Chip>
              <Price value={course.price} />
            </Line>
          </Stack>
        </Line>
        <FactList
          bare
          facts={[
            ['学员', `${bigCount(course.learners)} 人`],
            ['订单', `${bigCount(course.orders)} 单`],
            ['收入', sumText(course.income)],
            [
              '评价',
              course.reviews === 0 ? '还没有' : `${course.average} 分，${course.reviews} 条`,
            ],
            ['待回复的提问', `${course.unanswered} 个`],
          ]}
        />
        <Stack columns={2} gap={8}>
          <Button
            look="outlined"
            busy={busy ? '正在打开…' : undefined}
            onClick={() => void revise(course.id)}
          >
            编辑课程
          </Button>
          <NotifyButton course={course} />
        </Stack>
        <ButtonLink look="outlined" href={broadcastsAddress()}>
          申请直播
        </ButtonLink>
      </Stack>
    </Card>
  );
};

const Lists = ({ id }: { id: string }) => {
  const [tab, choose] = useParam('tab', tabs[0].id);
  return (
    <>
      <Tabs label="课程数据" tabs={tabs} current={tab} onChoose={choose} look="line" />
      {tab === 'students' && <Students id={id} />}
      {tab === 'questions' && <Questions id={id} />}
      {tab === 'reviews' && <Reviews id={id} />}
    </>
  );
};

const useCourse = () => {
  const [id] = useParam('id');
  return id === '' ? undefined : { id };
};

export default detailView(courseManagement, {
  useQuery: useCourse,
  shapes: [
    ['lines', 6],
    ['lines', 6],
  ],
  notFound: {
    ...{ to: studioCoursesAddress(), link: '我的课程' },
    missing: '课程不存在，或不属于你的工作室',
  },
  body: (course) => (
    <Cards>
      <Head course={course} />
      <Lists id={course.id} />
    </Cards>
  ),
});
