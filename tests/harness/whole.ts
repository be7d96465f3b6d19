/** Whether every test runs, as in `npm run test:whole`: all sizes, both engines, everything that is more of the same. */
export const whole = process.env.TEST_WHOLE === '1';
