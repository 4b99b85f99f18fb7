import { useListClass } from '@booking/ui/kit';

/** Stays and payments that are not over, one a line. */
export function OpenList({ open }: { open: readonly string[] }) {
  const listClass = useListClass('XS');
  return (
    <ul className={listClass}>
      {open.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
