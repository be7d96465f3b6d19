let wished = '';

/** Notes the tap that begins a paper; an address alone begins none. */
export const wishToBegin = (id: string): void => {
  wished = id;
};

/** Whether such a tap has led here. */
export const isBeginWished = (id: string): boolean => wished !== '' && wished === id;

/** Lets the tap count once. */
export const forgetWish = (): void => {
  wished = '';
};
