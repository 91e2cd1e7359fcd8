import { formatDay, formatMoney } from '@bank/shared/format';
import { Card, CardHeader } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import type { Fault } from './importValues';

const EXAMPLE = { minor: 125_000, currency: 'USD' };

/** Every line that is not paid, what is wrong with it, and what to do. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const text = useText();
  const lines = new Set(faults.map(({ line }) => line));
  if (lines.size === 0) return null;
  return (
    <Card aria-labelledby="left-out">
      <CardHeader title={text('import.leftOut', { count: lines.size })} titleId="left-out" />
      <Faults role="list">
        {faults.map(({ line, name, what, other = 0, paidOn }) => (
          <li key={`${line} ${what}`}>
            <strong>
              {text('import.line', { line })}
              {name && (
                <>
                  {' · '}
                  <bdi>{name}</bdi>
                </>
              )}
            </strong>
            <p>
              {text(`import.fault.${what}`, {
                example: formatMoney(EXAMPLE),
                other,
                day: paidOn ? formatDay(paidOn) : '',
              })}
            </p>
          </li>
        ))}
      </Faults>
      <p>{text('import.leftOutText')}</p>
    </Card>
  );
}

const Faults = styled.ul`
  margin-block-end: 12px;

  > li {
    padding-block: 10px;
    border-block-end: 1px solid var(--hairline);
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 500;
  }
  p {
    color: var(--muted);
  }
`;
