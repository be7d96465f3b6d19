/** 110***********1234; '' stays ''. */
export const maskedIdentity = (number: string): string =>
  number && number.slice(0, 3) + '*'.repeat(Math.max(0, number.length - 7)) + number.slice(-4);
