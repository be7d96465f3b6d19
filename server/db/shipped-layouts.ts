/** The layouts of the classic pages as they are shipped, for all of the server. */
export { shippedLayouts } from '#src/layouts/shipped.ts';
