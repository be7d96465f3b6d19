import { useState } from 'react';
import { useLocation } from 'wouter';
import { listMembers, type MemberTab, memberTabs } from '#schemas/member/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { ListTools } from '../parts/list/list-tools.tsx';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { FormModeLine } from './form-mode.tsx';
import css from './member.module.css';
import { MemberPanel } from './panel.tsx';
import { MemberTable } from './table.tsx';
import { memberEmptyTexts, memberTabNames } from './words.ts';

type Query = { tab: MemberTab; word: string; page: number };

const FIRST: Query = { tab: 'all', word: '', page: 1 };

const tabs = memberTabs.map((value) => ({ value, label: memberTabNames[value] }));

/** The server counts no further. */
const MOST_COUNTED = 10_000;

const totalText = (total: number): string =>
  total < MOST_COUNTED ? `共 ${total} 位会员` : `超过 ${MOST_COUNTED} 位会员，先列出最新的`;

export default function MembersScreen({ member }: { member: string }) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState(FIRST);
  const call = useOperatorCall(listMembers, query);
  useClampedPage(query.page, call.data?.pages, (page) => setQuery({ ...query, page }));
  return (
    <>
      <ListTools
        tabs={tabs}
        tab={query.tab}
        onTab={(tab) => setQuery({ ...query, tab, page: 1 })}
        looksFor="找编号、手机号、昵称"
        onWord={(word) => setQuery({ ...query, word, page: 1 })}
        busy={call.busy}
        onRefresh={call.refresh}
      />
      <FormModeLine />
      <WidePanel label="会员">
        <Loaded call={call}>
          {({ items, pages, total }) => (
            <>
              <Text size={13} tone="tertiary" below={8} className={css.total} role="status">
                {totalText(total)}
              </Text>
              <MemberTable
                items={items}
                page={query.page}
                pages={pages}
                empty={query.word ? `没有找到“${query.word}”` : memberEmptyTexts[query.tab]}
                onPage={(page) => setQuery({ ...query, page })}
                onOpen={(id) => navigate(`${screens.members}/${id}`)}
              />
            </>
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(member) && (
        <MemberPanel
          key={member}
          member={Number(member)}
          onClose={() => navigate(screens.members)}
          onDone={call.refresh}
        />
      )}
    </>
  );
}
