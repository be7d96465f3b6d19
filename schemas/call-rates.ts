/** How often a member may make a call in a minute, where several calls have the same limit. */

/** Of each kind: as fast as words are suggested to somebody who types. */
export const SEARCHES = 120;
/** It may ask the payment's provider, and a page looks every other second. */
export const LOOKS = 240;
/** It leaves rows here, and bills at the provider. */
export const CHANGES = 60;
/** A picture, kept or refused. */
export const UPLOADS = 60;
