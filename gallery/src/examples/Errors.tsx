import { Boundary, Button, ErrorView, Reference } from '@bank/shared/ui';
import { useState } from 'react';

export function Errors() {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <ErrorView heading="Your payees aren’t here right now" text="Your money is safe." onRetry={() => {}} />
      <Reference reference="4f1c88aa01d2e3f4" />
      <Boundary
        fallback={(retry) => (
          <ErrorView
            detail="The rest of the page keeps working."
            onRetry={() => {
              setBroken(false);
              retry();
            }}
          />
        )}
      >
        <Button onClick={() => setBroken(true)}>Break this part</Button>
        {isBroken && <Broken />}
      </Boundary>
    </>
  );
}

function Broken(): never {
  throw new Error('This part is broken on purpose');
}
