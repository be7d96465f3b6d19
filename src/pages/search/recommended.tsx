import { hotWords } from '#schemas/search/endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { WordRanks } from './word-chips.tsx';

export const Recommended = ({ addressOf }: { addressOf: (word: string) => string }) => {
  const { data = [] } = useCall(hotWords);
  if (data.length === 0) return null;
  return <WordRanks title="热门搜索" words={data.map(({ word }) => word)} addressOf={addressOf} />;
};
