import { useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { keywordIn } from '../keyword-address.ts';
import { ResultsScreen } from './screen.tsx';

export default function ResultsPage() {
  return <ResultsScreen keyword={keywordIn(usePathname(useRouter()))} />;
}
