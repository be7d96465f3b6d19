let changes = 0;

/** How often a coupon was claimed, or held by an order, since the app was loaded: older answers show other prices. */
export const couponChanges = (): number => changes;

export const noteCoupons = (): void => {
  changes += 1;
};
