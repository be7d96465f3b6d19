// this export puts React into the vendor chunk, so that it is not evaluated by its first importer
export { createRoot } from 'react-dom/client';
