import { Button } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { CopyButton } from './CopyButton';

export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = useText();
  return (
    <Stack>
      <List role="list" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <CopyButton text={codes.join('\n')}>{text('twoStep.copyCodes')}</CopyButton>
      <Button variant="primary" onClick={onClose}>
        {text('twoStep.saved')}
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 8px 20px;
  justify-items: center;
`;
