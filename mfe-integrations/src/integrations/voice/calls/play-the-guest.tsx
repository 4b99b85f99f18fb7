import { useLinkClass } from '@booking/ui/kit';
import { words } from '../../integrations.words.ts';

/** Where somebody speaks for the guest of a test call, and reads what is texted to them. */
export function PlayTheGuest({ url, isOver }: { url: string; isOver: boolean }) {
  const className = useLinkClass();
  return (
    <a href={url} target="_blank" rel="noreferrer" className={className}>
      {isOver ? words.monitor.readTexts : words.monitor.play}
    </a>
  );
}
