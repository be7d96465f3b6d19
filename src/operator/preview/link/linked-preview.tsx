import type { Loader } from '#src/engine/load.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { chinaFormat } from '#src/platform/time/china-clock.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import { PreviewApp } from '../preview-app.tsx';
import type { Preview } from './follow-preview.ts';
import css from './linked-preview.module.css';

type Props = { preview: Preview; network: Loader };

export const LinkedPreview = ({ preview, network }: Props) => {
  const state = useStore(preview.state);
  if (state.kind === 'waiting') return <BootSkeleton />;
  if (state.kind === 'closed')
    return (
      <main>
        <h1 className="spoken">草稿预览</h1>
        <ErrorScreen
          title={state.title}
          advice={state.advice}
          action="重新打开"
          onAction={() => void preview.refresh()}
        />
      </main>
    );
  return (
    <>
      <header className={css.mark}>
        预览 · 草稿，{chinaFormat(state.until, 'M 月 D 日 HH:mm')} 前有效
      </header>
      <PreviewApp draft={state.draft} network={network} />
    </>
  );
};
