import { CopyButton, EmailAddress, Fact, FactList, Initials, MaskedNumber, Money } from '@bank/shared/ui';

export function Facts() {
  return (
    <FactList>
      <Fact label="Balance">
        <Money amount={{ minor: 856_240, currency: 'USD' }} size="large" />
      </Fact>
      <Fact label="Account number">
        <MaskedNumber lastFour="4821" />
      </Fact>
      <Fact label="Owner">
        <Initials name="Ada Lovelace" />
        <bdi>Ada Lovelace</bdi>
      </Fact>
      <Fact label="Reference">
        <bdi>QX41-7093</bdi>
        <CopyButton text="QX41-7093" />
      </Fact>
      <Fact label="Email">
        <EmailAddress>ada.lovelace@example.com</EmailAddress>
      </Fact>
    </FactList>
  );
}
