let wished = '';

/** Records the tap that begins a paper; opening its address alone begins none. */
export const wishToBegin = (id: string): void => {
  wished = id;
};

export const isBeginWished = (id: string): boolean => wished !== '' && wished === id;

export const forgetWish = (): void => {
  wished = '';
};
