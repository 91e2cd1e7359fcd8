import { Dialog } from '@bank/shared/ui';
import styled from 'styled-components';
import support from '../images/support.svg';
import { SupportLinks } from './SupportLinks';

interface SupportDialogProps {
  open: boolean;
  onClose: () => void;
  topic?: string;
}

export function SupportDialog({ open, onClose, topic }: SupportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={topic ?? 'Contact Support'}>
      <Content>
        <img src={support} alt="" width={160} height={112} />
        <p>
          {topic
            ? 'Our team sets this up with you, by phone or by mail.'
            : 'We are here day and night. We never ask for your password or a code.'}
        </p>
        <SupportLinks topic={topic} />
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;
  text-align: center;
`;
