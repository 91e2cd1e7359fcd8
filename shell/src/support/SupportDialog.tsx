import { Dialog } from '@bank/shared/ui';
import styled from 'styled-components';
import support from '../images/support.svg';
import { useText } from '../messages';
import { SupportLinks } from './SupportLinks';

interface SupportDialogProps {
  open: boolean;
  onClose: () => void;
  topic?: string;
}

export function SupportDialog({ open, onClose, topic }: SupportDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} size="small" title={topic ?? text('support.contact')}>
      <Content>
        <img src={support} alt="" width={160} height={112} />
        <p>{text(topic ? 'support.topicText' : 'support.text')}</p>
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
