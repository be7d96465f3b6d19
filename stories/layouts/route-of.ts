import { homeRoutes, variantAt } from '#src/home/variants.ts';

/** The address of a layout's home page; the variant's file is `variant-1.json`, its name `variant1`. */
export const routeOf = (variant: string): string =>
  homeRoutes.find((route) => variantAt(route) === variant.replace('-', '')) ?? '/';
