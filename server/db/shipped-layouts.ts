/** The server's only import of the client's layouts. */
export { shippedLayouts } from '#src/layouts/shipped.ts';
