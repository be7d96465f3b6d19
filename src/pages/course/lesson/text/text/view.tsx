import { ReadingPage } from '../reading-page.tsx';

/** `/textDetail/:id`: a text that is open to everybody. */
export default function TextPage() {
  return <ReadingPage title="阅读" />;
}
