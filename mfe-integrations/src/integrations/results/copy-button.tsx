import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { useCopy } from '@booking/remote-kit/kit';
import { asJson, Button, Tooltip } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';

export function CopyButton({ value }: { value: unknown }) {
  const copy = useCopy();
  return (
    <Tooltip content={words.results.copy}>
      <Button
        appearance="subtle"
        size="small"
        aria-label={words.results.copy}
        icon={<CopyRegular />}
        onClick={() => copy(asJson(value))}
      />
    </Tooltip>
  );
}
