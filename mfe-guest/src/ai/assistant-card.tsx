import { useId } from 'react';
import type { WebAssistant } from '@booking/contracts/web-conversations';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { useIsReady } from '../links/use-is-ready.ts';
import { Badge } from '../parts/badge.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './assistant-card.module.css';
import { AssistantIcon } from './assistant-icon.tsx';

type Props = {
  assistant: WebAssistant;
  /** Few guests need it. */
  isSmall?: boolean;
  /** Of the number that stands elsewhere on the page. */
  sharedNumberId?: string | undefined;
  onChat: () => void;
};

/** Who one can talk to, and how. The number can be read and dialled without script. */
export function AssistantCard({ assistant, isSmall = false, sharedNumberId, onChat }: Props) {
  const { t } = useWords();
  const { name, title, description, icon, phoneNumber, requiresAuth } = assistant;
  const isReady = useIsReady();
  const ownId = useId();
  return (
    <Panel title={name} aside={requiresAuth === 'employee' && <Badge>{t('ai.employeesOnly')}</Badge>}>
      <div className={styles.what}>
        {!isSmall && (
          <span className={styles.icon}>
            <AssistantIcon icon={icon} />
          </span>
        )}
        <span className={layout.strong}>{title}</span>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={layout.row}>
        <Button isPrimary={!isSmall} isLocked={!isReady} aria-haspopup="dialog" onClick={onChat}>
          {t('ai.chat.button')}
        </Button>
        {phoneNumber ? (
          <LinkButton href={`tel:${phoneNumber}`}>
            <Icon name="call" />
            {t('ai.call')}
          </LinkButton>
        ) : (
          <Button isLocked aria-describedby={ownId}>
            <Icon name="call" />
            {t('ai.call')}
          </Button>
        )}
        {!sharedNumberId && <span id={ownId}>{phoneNumber ? phoneInWords(phoneNumber) : t('ai.noNumber')}</span>}
      </div>
    </Panel>
  );
}
