import { phoneInWords } from '../hotel/phone-in-words.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';

/** One number is said once. */
export function SharedNumber({ id, phone }: { id: string; phone: string }) {
  const { t } = useWords();
  return (
    <div className={layout.row}>
      <span>{t('ai.oneNumber')}</span>
      <LinkButton href={`tel:${phone}`}>
        <Icon name="call" />
        <span id={id}>{phoneInWords(phone)}</span>
      </LinkButton>
    </div>
  );
}
