import { Legal, legalTitles } from './legal.tsx';
import { Page } from './page.tsx';

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <Page route="/privacy" title={legalTitles.privacy}>
      <Legal type="privacy" />
    </Page>
  );
}
