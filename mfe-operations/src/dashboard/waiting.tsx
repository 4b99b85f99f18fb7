import { Skeleton, SkeletonItem } from '@booking/ui/first';

/** Stands in for what is on its way, as high as it will be, so that nothing below moves. */
export const Waiting = ({ label, height }: { label: string; height: string }) => (
  <Skeleton aria-label={label}>
    <SkeletonItem style={{ height }} />
  </Skeleton>
);
