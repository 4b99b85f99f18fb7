import { useEffect, useState } from 'react';
import { Mode } from '@booking/contracts/mode';
import type { Setup } from '@booking/contracts/setup';
import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import type { OpenStep } from './steps/open-step.ts';
import { firstOpenStep, headId } from './steps/step-look.ts';

/** Which accounts the address names; none where it is the current mode. */
export function useNamedMode(): Mode | undefined {
  const { data } = Mode.safeParse(new URLSearchParams(useLocation().search).get('mode'));
  return data;
}

/** Which step is open: the one that the address names, else the first that was not done when somebody came. */
export function useOpenStep({ mode: shown, steps }: Setup): [open: string | undefined, onOpen: OpenStep] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [first] = useState(() => firstOpenStep(steps));
  const [led, setLed] = useState<string>();
  const open = new URLSearchParams(search).get('step') ?? first;
  const onOpen: OpenStep = (id, mode) => {
    const query = new URLSearchParams(search);
    query.set('step', id ?? '');
    if (mode && mode !== shown) query.set('mode', mode);
    setLed(id);
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    // a button that led here may have gone with the step that it was in
    if (led !== undefined && led === open) document.getElementById(headId(led))?.focus();
  }, [led, open]);
  return [open || undefined, onOpen];
}
