import { ReadingPage } from '../reading-page.tsx';

/** `/textDetail/:id`: a text that everybody may read. */
export default function TextPage() {
  return <ReadingPage title="阅读" />;
}
