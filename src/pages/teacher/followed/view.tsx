import { useState } from 'react';
import { homeAddress } from '../../../../schemas/home/addresses.ts';
import { setRelation } from '../../../../schemas/relation/endpoints.ts';
import { followedTeachers, type TeacherRow } from '../../../../schemas/teacher/endpoints.ts';
import { listView } from '../../../page-kinds/list-view.tsx';
import { showToast } from '../../../platform/feedback/toast.ts';
import type { InfiniteList } from '../../../platform/reading/use-list.ts';
import { change } from '../../../platform/writing/change.ts';
import { UnfollowQuestion } from '../unfollow-question.tsx';
import { FollowedRow } from './row.tsx';

/** An unfollowed teacher stays in the list until it is opened again. */
const useChangeOf = (list: InfiniteList<TeacherRow>) => {
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
    list.update(() => changed, changed.filter(({ followed }) => !followed).length);
  };
};

export default listView(followedTeachers, {
  label: '关注的讲师',
  rowHeight: 80,
  skeleton: 'compact',
  ground: 'card',
  empty: {
    text: '还没有关注讲师，关注后不错过新课和直播',
    link: '去首页认识讲师',
    to: homeAddress(),
  },
  useParts: (list) => {
    const follow = useChangeOf(list);
    const [asked, setAsked] = useState<TeacherRow>();
    const stop = () => {
      if (asked) void follow(asked, false);
      setAsked(undefined);
    };
    return {
      row: (teacher) => (
        <FollowedRow
          teacher={teacher}
          onPress={() => (teacher.followed ? setAsked(teacher) : void follow(teacher, true))}
        />
      ),
      foot: <UnfollowQuestion name={asked?.name} onYes={stop} onNo={() => setAsked(undefined)} />,
    };
  },
});
