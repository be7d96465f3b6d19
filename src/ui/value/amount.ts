/** Whether an amount in yuan with two decimals is nothing at all; null and undefined are unknown. */
export const isZero = (amount: string | null | undefined): boolean => amount === '0.00';
