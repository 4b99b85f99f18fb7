import type { ComponentType } from 'react';
import { SiteFooter } from '../hotel/site-footer.tsx';
import { SiteHeader } from '../hotel/site-header.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import styles from './site.module.css';
import { SiteProviders, type SiteContext } from './site-providers.tsx';
import { WithoutScript } from './without-script.tsx';

/** A guest's page without the console: the screen between the hotel's header and footer. */
export const Site = ({ Screen, ...context }: SiteContext & { Screen: ComponentType }) => (
  <SiteProviders {...context}>
    <SiteHeader>
      <LanguageSwitch />
    </SiteHeader>
    <main className={styles.main}>
      <Screen />
      <WithoutScript />
    </main>
    <SiteFooter />
  </SiteProviders>
);
