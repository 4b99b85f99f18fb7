import type { PrivacyNotice } from '@booking/contracts/guest-pages';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { Panel } from '../parts/panel.tsx';

type Props = { notice: PrivacyNotice };

/** What is kept, subject by subject. How long is what the hotel has set, so the page says what is really done. */
export function NoticeSections({ notice }: Props) {
  const { t } = useWords();
  const { keepsRecordings, recordingDays, transcriptDays, imageDays, unpaidContactDays } = notice;
  const sections: readonly (readonly [title: string, ...sentences: string[]])[] = [
    [
      t('privacy.calls'),
      t('privacy.assistant'),
      keepsRecordings ? t('privacy.recorded', { days: recordingDays }) : t('privacy.notRecorded'),
      t('privacy.transcripts', { days: transcriptDays }),
    ],
    [t('privacy.booking'), t('privacy.contact'), t('privacy.neverPaid', { days: unpaidContactDays })],
    [t('privacy.texts'), t('privacy.textsOnly'), t('privacy.stop')],
    [t('privacy.payments'), t('privacy.stripe'), t('privacy.books')],
    [
      t('privacy.documents'),
      t('privacy.sealed'),
      imageDays === 0 ? t('privacy.imagesAtCheckOut') : t('privacy.images', { days: imageDays }),
    ],
    [t('privacy.services'), t('privacy.whoElse')],
    [t('privacy.cookies'), t('privacy.cookiesKept')],
  ];
  return sections.map(([title, ...sentences]) => (
    <Panel key={title} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence} className={layout.paragraph}>
          {sentence}
        </p>
      ))}
    </Panel>
  ));
}
