// part of the vendor chunk, so that React is evaluated there and not by the first who asks for it
export { createRoot } from 'react-dom/client';
