import { CopyRegular } from '@fluentui/react-icons';
import { useHost } from '@booking/remote-kit/kit';
import { asJson, Button, Hint } from '@booking/ui/kit';

export function CopyButton({ value }: { value: unknown }) {
  const { toast } = useHost();
  const copy = () =>
    navigator.clipboard.writeText(asJson(value)).then(
      () => toast({ title: 'Copied to clipboard' }),
      () => toast({ title: 'Error', body: 'The browser did not let it be copied.', intent: 'error' }),
    );
  return (
    <Hint text="Copy response">
      <Button
        appearance="subtle"
        size="small"
        aria-label="Copy response"
        icon={<CopyRegular />}
        onClick={() => void copy()}
      />
    </Hint>
  );
}
