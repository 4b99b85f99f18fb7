import { createContext } from 'react';
import type { Language } from '@booking/languages/language';

/** How a page goes on in another language; the console, which is in one, offers no such thing. */
export const SwitchContext = createContext<
  | {
      /** @throws ChunkLoadError when its texts cannot be loaded; the page stays as it is */
      switchTo: (language: Language) => Promise<void>;
    }
  | undefined
>(undefined);
