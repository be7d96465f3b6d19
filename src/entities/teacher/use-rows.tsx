import { useState } from 'react';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { TeacherRow } from '#schemas/teacher/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { change } from '#src/platform/writing/change.ts';
import { TeacherLine } from './row.tsx';
import { UnfollowQuestion } from './unfollow-question.tsx';

/** An unfollowed teacher stays in the list until it is opened again. */
const useChangeOf = (list: InfiniteList<TeacherRow>, ofFollowed: boolean) => {
  const [busy, setBusy] = useState(false);
  return async ({ id }: TeacherRow, on: boolean) => {
    if (busy) return;
    setBusy(true);
    const wish = { kind: 'follow', target: 'teacher', id, on } as const;
    const answer = await change(setRelation, wish, `follow teacher ${id}`);
    setBusy(false);
    if (!answer.ok) return showToast(answer.message || '没有成功，请稍后再试');
    const { total } = answer.data;
    const changed = list.items.map((row) =>
      row.id === id ? { ...row, followed: answer.data.on, fans: total } : row,
    );
    const removedCount = ofFollowed ? changed.filter(({ followed }) => !followed).length : 0;
    list.update(() => changed, removedCount);
  };
};

type Options = {
  ofFollowed?: boolean;
  /** Words to highlight. */
  marked?: string;
};

export const useTeacherRows = (
  list: InfiniteList<TeacherRow>,
  { ofFollowed = false, marked = '' }: Options = {},
) => {
  const follow = useChangeOf(list, ofFollowed);
  const [unfollowing, setUnfollowing] = useState<TeacherRow>();
  const stop = () => {
    if (unfollowing) void follow(unfollowing, false);
    setUnfollowing(undefined);
  };
  const press = (teacher: TeacherRow) =>
    teacher.followed ? setUnfollowing(teacher) : void follow(teacher, true);
  return {
    row: (teacher: TeacherRow) => (
      <TeacherLine teacher={teacher} marked={marked} onPress={() => press(teacher)} />
    ),
    foot: (
      <UnfollowQuestion
        name={unfollowing?.name}
        onYes={stop}
        onNo={() => setUnfollowing(undefined)}
      />
    ),
  };
};
