import { Link } from '@bank/shared/router';
import { Button, Card, CardHeader, plastic } from '@bank/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

export function Cards() {
  const titleId = useId();
  return (
    <>
      <Card aria-labelledby={titleId}>
        <CardHeader title="Spending" titleId={titleId} level={3}>
          <Button size="small">Details</Button>
        </CardHeader>
        <p>Groceries were most of it this month.</p>
      </Card>
      <Plastic to="/accounts">Everyday Checking</Plastic>
    </>
  );
}

const Plastic = styled(Link)`
  ${plastic}
  padding: 20px;
  background: #1f2a44;
`;
