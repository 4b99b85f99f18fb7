import { Badge } from '../parts/badge.tsx';

/** What stands beside the title of a step. */
export const DoneMark = ({ isDone, word = 'Done' }: { isDone: boolean; word?: string }) =>
  isDone ? <Badge isGood>{word}</Badge> : <Badge>To do</Badge>;
