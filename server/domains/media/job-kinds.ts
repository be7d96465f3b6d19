/** Jobs on a file that has arrived; their subject is its id. */
export const MEDIA_JUDGE = 'media-judge';
/** Takes a video or a recording in state `processing` to `ready` or `failed`. */
export const MEDIA_ENCODE = 'media-encode';
