import { VisuallyHidden } from '@bank/shared/ui';

export function HiddenTexts() {
  return (
    <p>
      <span aria-hidden>4 ★</span>
      <VisuallyHidden>4 of 5 stars</VisuallyHidden> from customers
    </p>
  );
}
