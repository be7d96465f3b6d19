import { useState } from 'react';
import { setRelation } from '../../../../schemas/relation/endpoints.ts';
import { followedTeachers, type TeacherRow } from '../../../../schemas/teacher/endpoints.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { change } from '../../../platform/writing/change.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { UnfollowQuestion } from '../unfollow-question.tsx';
import { FollowedRow } from './row.tsx';

/** The member's follows; one that was ended stays in its place until the list is opened anew. */
const useFollowed = () => {
  const list = useFreshList(useList(followedTeachers));
  const [busy, setBusy] = useState(false);
  const follow = async ({ id }: TeacherRow, on: boolean) => {
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
  return { list, follow };
};

/** `/guanzhu`: the teachers whom the member follows. */
export default function FollowedPage() {
  const { list, follow } = useFollowed();
  const [asked, setAsked] = useState<TeacherRow>();
  const stop = () => {
    if (asked) void follow(asked, false);
    setAsked(undefined);
  };
  return (
    <PageFrame ground="card" flush>
      <ListView
        list={list}
        rowHeight={80}
        skeleton="compact"
        label="关注的讲师"
        empty={
          <EmptyState
            text="还没有关注讲师，关注后不错过新课和直播"
            action={<ButtonLink href="/">去首页认识讲师</ButtonLink>}
          />
        }
      >
        {(teacher) => (
          <FollowedRow
            teacher={teacher}
            onPress={() => (teacher.followed ? setAsked(teacher) : void follow(teacher, true))}
          />
        )}
      </ListView>
      <UnfollowQuestion name={asked?.name} onYes={stop} onNo={() => setAsked(undefined)} />
    </PageFrame>
  );
}
