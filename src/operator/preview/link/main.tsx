import '../../zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import { createRoot } from 'react-dom/client';
import { previewTokenIn } from '#schemas/publication/preview-endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { onPageShow, onVisible } from '#src/platform/screen/page-events.ts';
import { keepToMemory } from '#src/platform/storage/local-store.ts';
import { holdStill } from '../hold-still.ts';
import { networkLoader } from '../preview-engine.ts';
import { followPreview } from './follow-preview.ts';
import { LinkedPreview } from './linked-preview.tsx';

// whoever opens the link may be logged in as a learner on this phone, whose storage must not change
keepToMemory();

holdStill({ onLink: () => showToast('预览里的链接不会打开') });

const root = document.getElementById('root');
if (root) {
  const preview = followPreview(previewTokenIn(location.pathname));
  onVisible((visible) => visible && void preview.refresh());
  onPageShow((isRestored) => isRestored && void preview.refresh());
  void preview.refresh();
  createRoot(root).render(<LinkedPreview preview={preview} network={networkLoader(false)} />);
}
