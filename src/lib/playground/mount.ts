import type {Framework} from '../frameworks';

/** The file each variant starts from. */
export const ENTRY_FILES: Record<Framework, string> = {react: 'App.tsx', typescript: 'main.ts'};

/** The React variant is an `App` component; this mounts it, as the `main.tsx` of a new Vite project does. */
export const MOUNT_APP = `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './App';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;
