import type { ReactNode } from 'react';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../../part-title.tsx';

const useStyles = makeStyles({
  title: {
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** A quiet line that says what something is for. */
export const Purpose = ({ children }: { children: ReactNode }) => <Text className={useStyles().quiet}>{children}</Text>;

/** Heads a part of a panel, under a line. */
export const Part = ({ title }: { title: string }) => <PartTitle className={useStyles().title}>{title}</PartTitle>;
