import { bankConfig } from '@bank/shared/config';
import { ButtonAnchor, iconProps } from '@bank/shared/ui';
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';

export function SupportLinks({ topic = 'Support' }: { topic?: string }) {
  const { supportPhone, supportEmail } = bankConfig();
  return (
    <Links>
      <ButtonAnchor href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`} icon={<Phone {...iconProps} />}>
        {supportPhone}
      </ButtonAnchor>
      <ButtonAnchor href={`mailto:${supportEmail}?subject=${encodeURIComponent(topic)}`} icon={<Mail {...iconProps} />}>
        {supportEmail}
      </ButtonAnchor>
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 31rem;
  margin-inline: auto;

  /* Alike in width where they stand above each other. */
  > * {
    flex: 1 0 auto;
  }
`;
