import { privacyAddress } from '../../entities/site/addresses.ts';
import { Legal, legalTitles } from '../../entities/site/legal.tsx';
import { goBack } from '../../platform/navigation/go-back.ts';
import { PageFrame } from '../../ui/page/frame.tsx';

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <PageFrame
      route={privacyAddress.pattern}
      title={legalTitles.privacy}
      onBack={goBack}
      ground="card"
      spaced
    >
      <Legal type="privacy" />
    </PageFrame>
  );
}
