import { useState } from 'react';
import { helpAddress } from '../../schemas/help/addresses.ts';
import { homeAddress } from '../../schemas/home/addresses.ts';
import { followLink } from '../platform/navigation/follow-link.ts';
import { goBack, hasPageBehind } from '../platform/navigation/go-back.ts';
import { useDocumentName } from '../platform/screen/document-name.ts';
import { ErrorScreen } from '../ui/state/error-screen.tsx';

export default function NotFound() {
  useDocumentName('页面不存在');
  const [comesFrom] = useState(hasPageBehind);
  return (
    <main data-page="*">
      <ErrorScreen
        title="页面不存在"
        advice="链接可能已经失效，或者地址有误"
        action="回到首页"
        onAction={() => followLink(homeAddress())}
      >
        {comesFrom && (
          <button type="button" onClick={() => goBack()}>
            返回上一页
          </button>
        )}
        <a href={helpAddress()}>帮助中心</a>
      </ErrorScreen>
    </main>
  );
}
