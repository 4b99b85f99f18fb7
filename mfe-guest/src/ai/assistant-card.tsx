import { useId } from 'react';
import type { WebAssistant } from '@booking/contracts/web-conversations';
import layout from '../layout.module.css';
import { Badge } from '../parts/badge.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Panel } from '../parts/panel.tsx';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { useIsReady } from '../links/use-is-ready.ts';
import styles from './assistant-card.module.css';
import { AssistantIcon } from './assistant-icon.tsx';

/** Who one can talk to, and how. The number can be read and dialled without script. */
export function AssistantCard({ assistant, onChat }: { assistant: WebAssistant; onChat: () => void }) {
  const { name, title, description, icon, phoneNumber, requiresAuth } = assistant;
  const isReady = useIsReady();
  const numberId = useId();
  return (
    <Panel title={name} aside={requiresAuth === 'employee' && <Badge>Employees only</Badge>}>
      <div className={styles.what}>
        <span className={styles.icon}>
          <AssistantIcon icon={icon} />
        </span>
        <span className={layout.strong}>{title}</span>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={layout.row}>
        <Button isPrimary isLocked={!isReady} aria-haspopup="dialog" onClick={onChat}>
          Chat
        </Button>
        {phoneNumber ? (
          <LinkButton href={`tel:${phoneNumber}`}>
            <Icon name="call" />
            Call
          </LinkButton>
        ) : (
          <Button isLocked aria-describedby={numberId}>
            <Icon name="call" />
            Call
          </Button>
        )}
        <span id={numberId}>{phoneNumber ? phoneInWords(phoneNumber) : 'No phone number yet'}</span>
      </div>
    </Panel>
  );
}
