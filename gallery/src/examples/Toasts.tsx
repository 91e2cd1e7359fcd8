import { notify } from '@bank/shared/toast';
import { Button } from '@bank/shared/ui';

export function Toasts() {
  return (
    <>
      <Button onClick={() => notify({ kind: 'success', title: 'Payment sent', description: '$42.50 to City Water' })}>
        Show that it worked
      </Button>
      <Button onClick={() => notify({ kind: 'error', title: 'Couldn’t export', description: 'Try again later' })}>
        Show that it failed
      </Button>
      <Button onClick={() => notify({ title: 'Your statement is ready' })}>Show some news</Button>
    </>
  );
}
