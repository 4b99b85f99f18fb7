import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@booking/languages/language';
import { useQueryClient } from '@booking/remote-kit/kit';
import { keepLanguage, nameLanguage } from './page-language.ts';
import { SwitchContext } from './switch-context.ts';
import { loadTexts, TextsContext, type Texts } from './texts.ts';

type Props = {
  /** The language that the page begins in. */
  texts: Texts;
  children: ReactNode;
};

/** Around the screen of a guests' page: its texts, and another language in place, so that nothing which was typed is lost. */
export function LanguageProvider({ texts, children }: Props) {
  const [shown, setShown] = useState(texts);
  const client = useQueryClient();
  const switchTo = useCallback(
    async (language: Language) => {
      const wanted = await loadTexts(language);
      keepLanguage(language);
      nameLanguage(language);
      setShown(wanted);
      // what the API says comes in the language that the page has now
      void client.invalidateQueries();
    },
    [client],
  );
  const offered = useMemo(() => ({ switchTo }), [switchTo]);
  return (
    <TextsContext value={shown}>
      <SwitchContext value={offered}>{children}</SwitchContext>
    </TextsContext>
  );
}
