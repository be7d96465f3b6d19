export { shippedLayouts } from '#src/layouts/shipped.ts';
