import { TeacherActions } from '../../actions.tsx';
import { TeacherHead } from '../../head.tsx';
import { TeacherIntro } from '../../intro.tsx';
import { teacherView } from '../../teacher-view.tsx';

export default teacherView({
  ground: 'card',
  shapes: [
    ['avatars', 1],
    ['lines', 8],
  ],
  action: (teacher, follow) => <TeacherActions teacher={teacher} follow={follow} />,
  body: (teacher, { fans }) => (
    <>
      <TeacherHead teacher={teacher} fans={fans} />
      <TeacherIntro teacher={teacher} />
    </>
  ),
});
