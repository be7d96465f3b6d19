/** Calls per minute and member, for limits that several calls share. */

/** Of each kind of search; suggestions come with every key press. */
export const SEARCHES = 120;
/** Calls that may query the payment provider; a waiting page makes one every two seconds. */
export const LOOKS = 240;
/** Calls that write rows or open bills at the provider. */
export const CHANGES = 60;
/** Tickets that an operator checks, wrong codes included. */
export const CHECK_INS = 60;
/** Members that an operator looks up, unknown ones included. */
export const MEMBERS_LOOKED_UP = 60;
/** Per address, since many people may share one. */
export const PREVIEWS = 240;
/** Successful or not. */
export const UPLOADS = 60;
/** Test messages of the alerts. */
export const TRIALS = 5;
