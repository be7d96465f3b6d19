/** Its message is a Chinese sentence for the person who makes or restores a backup. */
export class BackupError extends Error {}
