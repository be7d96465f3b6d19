/** How many times as often what is made up is tried; `npm run fuzz` and whoever asks take their time. */
export const times = Number(process.env.FUZZ_TIMES ?? 1);
