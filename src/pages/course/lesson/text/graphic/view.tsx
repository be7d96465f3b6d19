import { ReadingPage } from '../reading-page.tsx';

export default function GraphicPage() {
  return <ReadingPage title="图文学习" />;
}
