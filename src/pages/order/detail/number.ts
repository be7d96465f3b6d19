import { readEscapes } from '#src/platform/navigation/read-escapes.ts';

const NUMBER = /^[\w-]{1,40}$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The `orderNo` of a JSON object in an address, encoded or not; '' where there is none. */
export const orderNumberIn = (json: string): string => {
  const value = parsed(json) ?? parsed(readEscapes(json));
  if (typeof value !== 'object' || value === null || !('orderNo' in value)) return '';
  const { orderNo } = value;
  // the order number has to be a string: JSON would round a number of twenty digits
  return typeof orderNo === 'string' && NUMBER.test(orderNo) ? orderNo : '';
};
