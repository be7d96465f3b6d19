import { ownCoursesAddress } from '../../../../entities/course/addresses.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';
import { Messages } from '../list.tsx';
import css from './view.module.css';

const tabs = [
  { id: 'all', name: '全部' },
  { id: 'unread', name: '未读' },
];

/** `/msg`: the messages of all groups by time. */
export default function NoticesPage() {
  const [show, setShow] = useParam('show', 'all');
  const unread = show === 'unread';
  return (
    <PageFrame ground="card" flush>
      <div className={css.tabs}>
        <Tabs
          label="筛选消息"
          tabs={tabs}
          current={unread ? 'unread' : 'all'}
          onChoose={setShow}
          look="line"
        />
      </div>
      <Messages
        key={show}
        group="all"
        unread={unread}
        empty={
          <EmptyState
            text={unread ? '没有未读消息' : '还没有消息'}
            action={<ButtonLink href={ownCoursesAddress()}>去学习</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}
