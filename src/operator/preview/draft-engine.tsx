import { type ReactNode, useMemo, useRef } from 'react';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { EngineProvider } from '#src/engine/engine.ts';
import type { LoadedAnswer, Loader } from '#src/engine/load.ts';
import { type Store, useStore } from '#src/platform/storage/store.ts';
import { draftAnswers } from './draft-answers.ts';
import { draftEngine } from './preview-engine.ts';

type Props = { draft: Store<HomeDocument>; network: Loader; children: ReactNode };

/**
 * Provides an engine that answers from the current draft. The draft is read as a back end's answers are: an
 * invalid address leads nowhere, and markup is text.
 */
export const DraftEngine = ({ draft, network, children }: Props) => {
  const document = useStore(draft);
  const answers = useRef<ReadonlyMap<string, LoadedAnswer>>(undefined);
  const engine = useMemo(() => {
    answers.current = draftAnswers(document, answers.current);
    return draftEngine(network, answers.current);
  }, [document, network]);
  return <EngineProvider value={engine}>{children}</EngineProvider>;
};
