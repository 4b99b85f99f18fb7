import { useEffect } from 'react';
import { useLocation } from '@booking/remote-kit/kit';
import type { DraftField } from '../draft.ts';
import { isDraftField } from './places.ts';

/** Gives the focus to the field that the address names, once its tab shows; again when somebody follows the same link again. */
export function useAskedField(focus: (field: DraftField) => void): void {
  const { search, key } = useLocation();
  const asked = new URLSearchParams(search).get('field');
  useEffect(() => {
    if (asked && isDraftField(asked)) focus(asked);
  }, [asked, key]);
}
