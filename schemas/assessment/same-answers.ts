import { storedAddress } from '../upload/address.ts';
import { type Answers, valuesOf } from './question.ts';

export const sameAnswers = (one: Answers, other: Answers): boolean => {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return ids.every((id) => {
    const values = valuesOf(other, id);
    const own = valuesOf(one, id);
    const isSame = (value: string, at: number) =>
      storedAddress(value) === storedAddress(values[at] ?? '');
    return own.length === values.length && own.every(isSame);
  });
};
