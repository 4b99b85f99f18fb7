import { useState, type ReactNode } from 'react';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { labelOf } from '@booking/contracts/labels';
import type { SetupStep } from '@booking/contracts/setup';
import { StatusBadge, Text } from '@booking/ui/kit';
import { words } from '../setup.words.ts';
import { StatusIcon } from './status-icon.tsx';
import { useStepStyles } from './step-item.styles.ts';
import { headId, titleOf, toneOf } from './step-look.ts';

type Props = { number: number; step: SetupStep; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** A step with its state. Once it was open it stays in the page, with what was typed there. */
export function StepItem({ number, step: { id, status, found }, isOpen, onToggle, children }: Props) {
  const styles = useStepStyles();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const Chevron = isOpen ? ChevronDownRegular : ChevronRightRegular;
  const content = `${headId(id)}-content`;
  return (
    <li className={styles.item} aria-current={isOpen ? 'step' : undefined}>
      <h2 className={styles.heading}>
        <button
          id={headId(id)}
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={onToggle}
        >
          <StatusIcon status={status} />
          <span className={styles.title}>
            {number}. {titleOf(id)}
          </span>
          <StatusBadge tone={toneOf(status)}>{labelOf(words.statuses, status)}</StatusBadge>
          <Chevron aria-hidden className={styles.chevron} />
        </button>
      </h2>
      {found !== null && <Text className={styles.found}>{found}</Text>}
      <div id={content} hidden={!isOpen} className={styles.content}>
        {wasOpen && children}
      </div>
    </li>
  );
}
