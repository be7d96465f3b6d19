import { ReadingPage } from '../reading-page.tsx';

/** `/coursedet1/:id`: a graphic lesson as it is studied. */
export default function GraphicPage() {
  return <ReadingPage title="图文学习" />;
}
