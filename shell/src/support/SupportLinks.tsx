import { bankConfig } from '@bank/shared/config';
import { ButtonAnchor, iconProps } from '@bank/shared/ui';
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../messages';

export function SupportLinks({ topic }: { topic?: string }) {
  const text = useText();
  const { supportPhone, supportEmail } = bankConfig();
  return (
    <Links>
      <ButtonAnchor href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`} icon={<Phone {...iconProps} />}>
        <bdi dir="ltr">{supportPhone}</bdi>
      </ButtonAnchor>
      <ButtonAnchor
        href={`mailto:${supportEmail}?subject=${encodeURIComponent(topic ?? text('support.subject'))}`}
        icon={<Mail {...iconProps} />}
      >
        <bdi dir="ltr">{supportEmail}</bdi>
      </ButtonAnchor>
    </Links>
  );
}

// They are alike in width where they stand above each other.
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 31rem;
  margin-inline: auto;

  > * {
    flex: 1 0 auto;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;
