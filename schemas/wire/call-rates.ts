/** How often a member may make a call in a minute, where several calls have the same limit. */

/** Searches of each kind; suggestions come as fast as somebody types. */
export const SEARCHES = 120;
/** Calls that may ask the payment's provider; a page makes one every other second. */
export const LOOKS = 240;
/** Calls that write rows, and open bills at the provider. */
export const CHANGES = 60;
/** Tickets that an operator takes at a door, wrong codes among them. */
export const CHECK_INS = 60;
/** Members whom an operator looks up, unknown ones among them. */
export const MEMBERS_LOOKED_UP = 60;
/** Looks at a draft by a link, of all who are behind an address. */
export const PREVIEWS = 240;
/** Calls with a picture, whether it is stored or refused. */
export const UPLOADS = 60;
/** Messages that an operator has sent to try the alerts. */
export const TRIALS = 5;
