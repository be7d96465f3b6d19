/**
 * Hosts, such as `shop.example.com`, that a person may be led to after login (wire rule 17);
 * empty: only this app itself.
 */
export const allowedHosts: readonly string[] = [];
