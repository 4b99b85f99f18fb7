import { use, type MouseEvent } from 'react';
import { languageCodes, languages, type Language } from '@booking/languages/language';
import { useAddress } from '../hotel/address.ts';
import styles from './language-switch.module.css';
import { SwitchContext } from './switch-context.ts';
import { useWords } from './use-words.ts';

/** The same page in another language; the server keeps the choice and leads to the address without it. */
function addressIn(language: Language, pathname: string, search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('language='));
  return `${pathname.replace(/^\/+/, '/')}?${[...kept, `language=${language}`].join('&')}`;
}

/** Every language by its own name. Links, so that they work before the script is here, or without. */
export function LanguageSwitch() {
  const offered = use(SwitchContext);
  const { t, language: shown } = useWords();
  const { pathname, search } = useAddress();
  if (!offered) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>, language: Language): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    offered.switchTo(language).catch(() => location.assign(href));
  };
  return (
    <nav aria-label={t('site.language')}>
      <ul className={styles.list}>
        {languageCodes.map((language) => (
          <li key={language} className={styles.item}>
            <a
              className={styles.link}
              href={addressIn(language, pathname, search)}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === shown ? 'true' : undefined}
              onClick={(event) => follow(event, language)}
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
