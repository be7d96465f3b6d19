/** The server's clock in the answers of samples, in s. */
export const NOW = 1_763_625_600;
