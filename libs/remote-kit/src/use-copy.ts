import { useHost } from './host-api.ts';

/** Copies a text, and tells by a toast whether the browser let it. */
export function useCopy(): (text: string) => void {
  const { toast } = useHost();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied to clipboard' }),
      () => toast({ title: 'Error', body: 'The browser did not let it be copied.', intent: 'error' }),
    );
}
