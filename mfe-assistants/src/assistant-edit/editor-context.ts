import { createContext, useContext } from 'react';
import type { Previewing } from './prompts/use-preview.ts';
import type { Editing } from './use-editing.ts';

type Editor = Editing & { preview: Previewing; isReadOnly: boolean };

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The assistant being edited, for the fields and panels of the tabs. @throws Error outside of the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No editor around this part.');
  return editor;
}
