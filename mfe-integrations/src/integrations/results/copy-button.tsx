import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { useCopy } from '@booking/remote-kit/kit';
import { asJson, Button, Tooltip } from '@booking/ui/kit';

export function CopyButton({ value }: { value: unknown }) {
  const copy = useCopy();
  return (
    <Tooltip content="Copy response">
      <Button
        appearance="subtle"
        size="small"
        aria-label="Copy response"
        icon={<CopyRegular />}
        onClick={() => copy(asJson(value))}
      />
    </Tooltip>
  );
}
