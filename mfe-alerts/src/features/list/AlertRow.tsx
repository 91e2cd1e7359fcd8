import { formatTime } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { styled } from 'styled-components';
import type { Alert } from '../../data/types';
import { pathOf } from '../../lib/pathOf';
import { titleOf } from '../../lib/wordAlert';
import { AlertNews } from '../../ui/AlertNews';

export function AlertRow({ alert }: { alert: Alert }) {
  return (
    <Row>
      <AlertNews
        alert={alert}
        title={<Link to={pathOf(alert)}>{titleOf(alert)}</Link>}
        moment={formatTime(Date.parse(alert.at))}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 64px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  a {
    color: var(--ink);
    text-underline-offset: 3px;
  }
`;
