import { workshopAddress } from '#schemas/teacher/addresses.ts';
import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { type Follow, FollowToggle } from '#src/entities/teacher/follow-button.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';

type Props = { teacher: TeacherDetail; follow: Follow };

export const TeacherActions = ({ teacher, follow }: Props) => (
  <>
    {!teacher.own && (
      <FollowToggle name={teacher.name} followed={follow.followed} onPress={follow.press} />
    )}
    <ButtonLink href={workshopAddress({ id: teacher.id })}>
      {teacher.shop ? '进入工作室' : '全部课程'}
    </ButtonLink>
  </>
);
