/** Whether a text holds a secret; a code of digits only as a word, since times and ids have digits too. */
export const isDisclosedIn = (text: string, secret: string): boolean =>
  /^\d{1,6}$/.test(secret)
    ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text)
    : text.includes(secret);
