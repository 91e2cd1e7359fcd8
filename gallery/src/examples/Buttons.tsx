import { Button, iconProps } from '@bank/shared/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';

export function Buttons() {
  const reason = useId();
  return (
    <>
      <Button variant="primary">Send money</Button>
      <Button icon={<Plus {...iconProps} />}>Add account</Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="danger">Remove payee</Button>
      <Button size="small">Details</Button>
      <Button variant="primary" busy>
        Sending
      </Button>
      <Button disabled>Disabled</Button>
      <Button aria-disabled aria-describedby={reason}>
        Close account
      </Button>
      <span id={reason}>Empty the account first, then close it.</span>
    </>
  );
}
