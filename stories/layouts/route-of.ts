import { homeRoutes, variantAt } from '#src/home/variants.ts';

/** The address of a layout's home page. The file `variant-1.json` is the variant `variant1`. */
export const routeOf = (variant: string): string =>
  homeRoutes.find((route) => variantAt(route) === variant.replace('-', '')) ?? '/';
