import type { HomeDocument } from '../../../schemas/publication/home-document.ts';
import { TabBar } from '../../app/tab-bar.tsx';
import { ToastView } from '../../app/toast-view.tsx';
import type { Loader } from '../../engine/load.ts';
import { HomePage } from '../../home/home-page.tsx';
import type { Store } from '../../platform/storage/store.ts';
import { DraftEngine } from './draft-engine.tsx';

type Props = { draft: Store<HomeDocument>; network: Loader };

/** The learners' home page, built from the current draft. */
export const PreviewApp = ({ draft, network }: Props) => (
  <DraftEngine draft={draft} network={network}>
    <HomePage route="/" onRetry={() => location.reload()} />
    <TabBar current="index" />
    <ToastView />
  </DraftEngine>
);
