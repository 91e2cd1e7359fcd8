import { Fragment, type ReactNode } from 'react';

/** Replaces `<link>…</link>` in a text by what `tags.link` makes of its inside. Tags do not nest. */
export function renderTags(text: string, tags: Record<string, (inside: string) => ReactNode>): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    const inside = parts[index + 1] ?? '';
    // The inside is drawn by its tag.
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Fragment key={index}>{tags[part]?.(inside) ?? inside}</Fragment>;
  });
}
