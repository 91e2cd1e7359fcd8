import { Button, Dialog } from '@bank/shared/ui';
import { useState } from 'react';

const sizes = ['small', 'medium', 'large'] as const;

export function Dialogs() {
  const [size, setSize] = useState<(typeof sizes)[number]>();
  const close = () => setSize(undefined);
  return (
    <>
      {sizes.map((one) => (
        <Button key={one} onClick={() => setSize(one)}>
          Open a {one} dialog
        </Button>
      ))}
      <Dialog
        open={size !== undefined}
        size={size}
        onClose={close}
        title="Remove this payee?"
        description="Payments to it that are under way still arrive."
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={close}>
              Remove
            </Button>
          </>
        }
      />
    </>
  );
}
