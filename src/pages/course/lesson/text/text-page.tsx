import { textAddress } from '../../../../entities/course/addresses.ts';
import { ReadingPage } from './reading-page.tsx';

/** `/textDetail/:id`: a text that is open to everybody. */
export default function TextPage() {
  return <ReadingPage route={textAddress.pattern} title="阅读" />;
}
