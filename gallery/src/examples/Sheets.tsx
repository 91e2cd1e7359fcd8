import { Button, Sheet } from '@bank/shared/ui';
import { useState } from 'react';

export function Sheets() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} label="Filters">
        <p>What belongs beside the page.</p>
      </Sheet>
    </>
  );
}
