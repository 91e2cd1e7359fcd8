import { Progress, Skeleton, Spinner } from '@bank/shared/ui';

export function Loading() {
  return (
    <>
      <Spinner label="Loading your payees" />
      <Progress label="Steps" value={2} max={4} />
      <Skeleton height="1.5rem" width="12rem" />
      <Skeleton height="4rem" radius="var(--radius)" />
    </>
  );
}
