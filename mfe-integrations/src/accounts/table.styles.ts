import { makeTableStyles } from '@booking/ui/kit';

export const useTableStyles = makeTableStyles('52rem');
