import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { TabBar } from '#src/app/frame/tab-bar.tsx';
import { ToastView } from '#src/app/frame/toast-view.tsx';
import type { Loader } from '#src/engine/load.ts';
import { HomePage } from '#src/home/home-page.tsx';
import type { Store } from '#src/platform/storage/store.ts';
import { DraftEngine } from './draft-engine.tsx';

type Props = { draft: Store<HomeDocument>; network: Loader };

export const PreviewApp = ({ draft, network }: Props) => (
  <DraftEngine draft={draft} network={network}>
    <HomePage route="/" onRetry={() => location.reload()} />
    <TabBar current="index" />
    <ToastView />
  </DraftEngine>
);
