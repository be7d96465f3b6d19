import { TeacherActions } from '../../actions.tsx';
import { TeacherFrame } from '../../frame.tsx';
import { TeacherHead } from '../../head.tsx';
import { Intro } from '../../intro.tsx';

/** `/jianjie?id=`: an expert's introduction in full. */
export default function IntroPage() {
  return (
    <TeacherFrame
      title="专家简介"
      ground="card"
      bones={[
        ['avatars', 1],
        ['lines', 8],
      ]}
      action={(teacher, follow) => <TeacherActions teacher={teacher} follow={follow} />}
    >
      {(teacher, { fans }) => (
        <>
          <TeacherHead teacher={teacher} fans={fans} />
          <Intro teacher={teacher} />
        </>
      )}
    </TeacherFrame>
  );
}
