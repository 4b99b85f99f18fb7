import type { BookedStay } from '@booking/contracts/booked-stay';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

type Props = {
  booking: BookedStay;
  /** From when the room is ready, in words. */
  checkIn: string;
};

/** What a guest does before arrival and on the day. */
export function WhatComesNext({ booking: { precheckin, mayBeTexted, startDate }, checkIn }: Props) {
  const { t, date } = useWords();
  return (
    <Panel title={t('outcome.next.title')}>
      {precheckin && <Precheckin precheckin={precheckin} mayBeTexted={mayBeTexted} />}
      <p className={layout.paragraph}>{t('outcome.next.arrival', { date: date(startDate), time: checkIn })}</p>
    </Panel>
  );
}

type PrecheckinProps = { precheckin: NonNullable<BookedStay['precheckin']>; mayBeTexted: boolean };

/** A text is promised to those alone whom texts reach. */
function Precheckin({ precheckin: { opensOn, isOpen, url }, mayBeTexted }: PrecheckinProps) {
  const { t, date } = useWords();
  if (url) {
    return (
      <>
        <p className={layout.paragraph}>{t('outcome.next.open')}</p>
        <div className={layout.start}>
          <LinkButton href={url}>{t('outcome.next.precheckin')}</LinkButton>
        </div>
      </>
    );
  }
  if (isOpen) {
    return <p className={layout.paragraph}>{t(mayBeTexted ? 'outcome.next.opened' : 'outcome.next.openedAskUs')}</p>;
  }
  return (
    <p className={layout.paragraph}>
      {t(mayBeTexted ? 'outcome.next.weText' : 'outcome.next.askUs', { date: date(opensOn) })}
    </p>
  );
}
