import { ButtonAnchor, ButtonLink } from '@bank/shared/ui';

export function Links() {
  return (
    <>
      <ButtonLink to="/accounts">Your accounts</ButtonLink>
      <ButtonLink to="/dashboard" variant="ghost" size="small">
        Dashboard
      </ButtonLink>
      <ButtonAnchor href="mailto:help@bank.example">Write to us</ButtonAnchor>
    </>
  );
}
