/** What is shown until there is a screen; the page itself says the same before its code has come. */
export const Opening = ({ text }: { text: string }) => (
  <p className="opening" role="status">
    {text}
  </p>
);
