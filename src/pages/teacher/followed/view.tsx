import { teacherListAddress } from '#schemas/teacher/addresses.ts';
import { followedTeachers } from '#schemas/teacher/endpoints.ts';
import { useTeacherRows } from '#src/entities/teacher/use-rows.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';

export default listView(followedTeachers, {
  label: '关注的讲师',
  rowHeight: 80,
  skeleton: 'compact',
  ground: 'card',
  empty: {
    text: '还没有关注讲师，关注后不错过新课和直播',
    link: '认识讲师',
    to: teacherListAddress(),
  },
  useParts: (list) => useTeacherRows(list, { ofFollowed: true }),
});
