import type { ReactNode } from 'react';
import { hotWords } from '#schemas/search/endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { WordRanks } from './word-chips.tsx';

type Props = {
  addressOf: (word: string) => string;
  /** Shown in place of words where there are none. */
  otherwise?: ReactNode;
};

export const Recommended = ({ addressOf, otherwise = null }: Props) => {
  const { data, error } = useCall(hotWords);
  if (!data && !error) return null;
  if (!data || data.length === 0) return otherwise;
  return <WordRanks title="热门搜索" words={data.map(({ word }) => word)} addressOf={addressOf} />;
};
