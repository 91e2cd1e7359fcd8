import { useState } from 'react';
import { useText } from '../i18n/messages';
import { Button } from './Button';

/** Stands beside a text that one click selects, for browsers that let nobody copy. */
export function CopyButton({ text }: { text: string }) {
  const say = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button size="small" variant="ghost" data-screen-only onClick={copy}>
      <span aria-live="polite">{say(isCopied ? 'reference.copied' : 'reference.copy')}</span>
    </Button>
  );
}
