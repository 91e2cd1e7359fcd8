import { Button, Card } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';

export interface ReviewLine {
  label: string;
  value: ReactNode;
  /** The field to change it in; missing where there is nothing to change. */
  field?: string;
}

/** What the customer is about to order, line by line. */
export function ReviewLines({ lines, onChange }: { lines: ReviewLine[]; onChange: (field: string) => void }) {
  const text = useText();
  return (
    <Lines as="dl">
      {lines.map(({ label, value, field }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {field && (
            <dd>
              <Button
                variant="ghost"
                size="small"
                aria-label={text('review.changeLabel', { what: label })}
                onClick={() => onChange(field)}
              >
                {text('review.change')}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled(Card)`
  margin: 0;
  padding-block: 4px;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 16px;
    align-items: center;
    min-height: 64px;
    padding-block: 10px;
  }
  > div + div {
    border-block-start: 1px solid var(--hairline);
  }
  dt {
    grid-column: 1;
    color: var(--muted);
    font-size: var(--text-12);
  }
  dd {
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  dd + dd {
    grid-area: 1 / 2 / span 2;
    @media (forced-colors: none) {
      margin-inline-end: -12px;
    }
  }
`;
