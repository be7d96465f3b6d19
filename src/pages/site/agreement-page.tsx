import { agreementAddress } from '../../entities/site/addresses.ts';
import { Legal, legalTitles } from '../../entities/site/legal.tsx';
import { goBack } from '../../platform/navigation/go-back.ts';
import { PageFrame } from '../../ui/page/frame.tsx';

/** `/agreement` */
export default function AgreementPage() {
  return (
    <PageFrame
      route={agreementAddress.pattern}
      title={legalTitles.agreement}
      onBack={goBack}
      ground="card"
      spaced
    >
      <Legal type="agreement" />
    </PageFrame>
  );
}
