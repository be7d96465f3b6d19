import '#src/app/zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import '../many-sections/watch.ts';
import { createRoot } from 'react-dom/client';
import { newCourseList } from '#schemas/home/endpoints.ts';
import { rememberScroll } from '#src/app/scroll-memory.ts';
import { CourseRow } from '#src/entities/course/card.tsx';
import { courseCard } from '#src/entities/course/card-of.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ListView } from '#src/ui/list/view.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';

/** A list of `?rows=` courses, a hundred per page; calls are answered locally. */
const wanted = Number(new URLSearchParams(location.search).get('rows'));
const PAGE = 100;

const row = (id: number) => ({
  id,
  type: 0,
  title: id % 3 ? `第 ${id} 课：从指南到床旁的诊疗思路，逐步讲解典型病例` : `第 ${id} 课`,
  thumb: id % 2 ? '/media/cover-ecg.svg' : '/media/cover-antibiotics.svg',
  price: id % 4 ? '19.90' : '0.00',
  virtual_stock: id * 7,
  teacher_name: '陈医生',
});

window.fetch = async (_path, init) => {
  const { page } = JSON.parse(String(init?.body)) as { page: number };
  const count = Math.max(0, Math.min(PAGE, wanted - (page - 1) * PAGE));
  const data = Array.from({ length: count }, (_, at) => row((page - 1) * PAGE + at + 1));
  return Response.json({ code: 200, msg: '', data });
};

const Courses = () => {
  const list = useList(newCourseList);
  return (
    <PageFrame title="课程" flush>
      <ListView list={list} rowHeight={99} skeleton="rows" empty={<p>没有课程</p>}>
        {(course) => <CourseRow {...courseCard(course)} />}
      </ListView>
    </PageFrame>
  );
};

rememberScroll();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Courses />);
