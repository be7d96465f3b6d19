/** The file itself cannot be used, so trying again does not help. `message`: why, in words for its sender. */
export class UnusableMediaError extends Error {}
