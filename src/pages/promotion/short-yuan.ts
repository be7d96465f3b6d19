/** Yuan without cents that are none: 20, 9.90. */
export const shortYuan = (yuan: string | null): string => (yuan ?? '0').replace(/\.00$/, '');
