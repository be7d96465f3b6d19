import { Legal, legalTitles } from '../../../entities/site/legal.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <PageFrame title={legalTitles.privacy} ground="card" spaced>
      <Legal type="privacy" />
    </PageFrame>
  );
}
