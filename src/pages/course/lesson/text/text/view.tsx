import { ReadingPage } from '../reading-page.tsx';

export default function TextPage() {
  return <ReadingPage title="阅读" />;
}
