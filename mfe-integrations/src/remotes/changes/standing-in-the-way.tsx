import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { ErrorAnswer } from '@booking/contracts/error';
import type { RequestError } from '@booking/http/request-error';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { words } from '../remotes.words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingLeft: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const reasonsOf = (error: Error): AdmissionReason[] => {
  const { result } = error as Partial<RequestError>;
  return z.pick(ErrorAnswer, { reasons: true }).safeParse(result?.body).data?.reasons ?? [];
};

/** Why a build that fitted once does not fit any more, each with what mends it; nothing for other errors. */
export function StandingInTheWay({ error }: { error: Error }) {
  const styles = useStyles();
  const reasons = reasonsOf(error);
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={words.change.obstacles}>
      {reasons.map(({ field, problem, fix }) => (
        <li key={`${field} ${problem}`}>
          <Text block>
            {field}: {problem}
          </Text>
          <Text block size={200} className={styles.quiet}>
            {fix}
          </Text>
        </li>
      ))}
    </ul>
  );
}
