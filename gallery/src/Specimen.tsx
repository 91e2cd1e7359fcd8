import { notify } from '@bank/shared/toast';
import { Button, Card, CardHeader, iconProps, ScrollArea } from '@bank/shared/ui';
import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useText } from './messages';

interface SpecimenProps {
  title: string;
  source: string;
  children: ReactNode;
}

/** An example with its source, to copy from. */
export function Specimen({ title, source, children }: SpecimenProps) {
  const titleId = useId();
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(source);
    notify({ kind: 'success', title: text('specimen.copied'), description: title });
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId}>
        <Button
          size="small"
          icon={<Copy {...iconProps} />}
          aria-label={text('specimen.copyOf', { title })}
          onClick={copy}
        >
          {text('specimen.copy')}
        </Button>
      </CardHeader>
      <Row>{children}</Row>
      <Source>
        <summary>{text('specimen.source')}</summary>
        <ScrollArea label={text('specimen.sourceOf', { title })} dir="ltr">
          <pre>{source}</pre>
        </ScrollArea>
      </Source>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: start;
`;

const Source = styled.details`
  margin-block-start: 20px;
  font-size: var(--text-14);

  & > summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--muted);
    cursor: pointer;
  }

  & pre {
    margin: 8px 0 0;
    padding: 12px 16px;
    border-radius: var(--radius-small);
    background: var(--sunk);
    font-family: ui-monospace, monospace;
    line-height: 1.5;
  }
`;
