/** Hosts, such as `shop.example.com`, that a login may lead to (wire rule 17); empty: only this app. */
export const allowedHosts: readonly string[] = [];
