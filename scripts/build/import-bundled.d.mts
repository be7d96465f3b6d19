/** Runs a module of the product with the sources as they are now; its bundle is kept until they change. */
export declare const importBundled: <Module>(entry: string) => Promise<Module>;
