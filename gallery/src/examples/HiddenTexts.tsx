import { VisuallyHidden } from '@bank/shared/ui';

export function HiddenTexts() {
  return (
    <p>
      <span aria-hidden>4/5</span>
      <VisuallyHidden>4 of 5 stars</VisuallyHidden> from customers
    </p>
  );
}
