import { Button, IconButton, iconProps } from '@bank/shared/ui';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { SupportDialog } from '../support/SupportDialog';

export function HelpBox({ isRail = false }: { isRail?: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isRail ? (
        <Rail>
          <IconButton
            label={text('support.contact')}
            tooltipSide="end"
            icon={<Headset {...iconProps} />}
            onClick={open}
          />
        </Rail>
      ) : (
        <Box>
          <p>
            <strong>{text('help.lead')}</strong> {text('help.text')}
          </p>
          <Button size="small" icon={<Headset {...iconProps} />} onClick={open}>
            {text('support.contact')}
          </Button>
        </Box>
      )}
      <SupportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const Box = styled.div`
  flex: none;
  margin: 8px 12px 16px;
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--sunk);

  strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }
  p {
    margin-bottom: 12px;
    color: var(--muted);
  }
  button {
    width: 100%;
  }
`;

const Rail = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  padding: 8px 0 16px;
`;
