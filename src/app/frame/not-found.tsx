import { useState } from 'react';
import { helpAddress } from '#schemas/help/addresses.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { goBack, hasPageBehind } from '#src/platform/navigation/go-back.ts';
import { useDocumentName } from '#src/platform/screen/document-name.ts';
import { ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

export default function NotFound() {
  useDocumentName('页面不存在');
  const [comesFrom] = useState(hasPageBehind);
  return (
    <main data-page="*">
      <EmptyState
        text="页面不存在，链接可能已失效或地址有误"
        action={
          <>
            <ButtonLink href={homeAddress()}>回到首页</ButtonLink>
            {comesFrom && <TextButton onClick={() => goBack()}>返回上一页</TextButton>}
            <TextButton onClick={() => followLink(helpAddress())}>帮助中心</TextButton>
          </>
        }
      />
    </main>
  );
}
