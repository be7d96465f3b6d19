import { useMemo, useRef } from 'react';
import type { HomeDocument } from '../../../schemas/operator/home-document.ts';
import { TabBar } from '../../app/tab-bar.tsx';
import { ToastView } from '../../app/toast-view.tsx';
import { EngineProvider } from '../../engine/engine.ts';
import type { Answer, Loader } from '../../engine/load.ts';
import { HomePage } from '../../home/home-page.tsx';
import { type Store, useStore } from '../../platform/store.ts';
import { draftAnswers } from './draft-answers.ts';
import { draftEngine } from './preview-engine.ts';

type Props = { draft: Store<HomeDocument>; network: Loader };

/** The learners' home page, assembled from the draft as it is now. */
export const PreviewApp = ({ draft, network }: Props) => {
  const document = useStore(draft);
  const answers = useRef<ReadonlyMap<string, Answer>>(undefined);
  const engine = useMemo(() => {
    answers.current = draftAnswers(document, answers.current);
    return draftEngine(network, answers.current);
  }, [document, network]);
  return (
    <EngineProvider value={engine}>
      <HomePage route="/" onRetry={() => location.reload()} />
      <TabBar current="index" />
      <ToastView />
    </EngineProvider>
  );
};
