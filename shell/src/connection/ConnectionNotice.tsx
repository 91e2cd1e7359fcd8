import { formatTime } from '@bank/shared/format';
import { useConnection } from '@bank/shared/http';
import { useSession } from '@bank/shared/session';
import { iconProps } from '@bank/shared/ui';
import { CloudOff, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { useKeepClear } from '../ui/useKeepClear';
import { useReconnect } from './useReconnect';

const lossTexts = { offline: 'connection.offline', unreachable: 'connection.unreachable' } as const;

export function ConnectionNotice() {
  const text = useText();
  const { status, lostAt } = useConnection();
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  useReconnect(status, isSignedIn);
  const Icon = status === 'offline' ? WifiOff : CloudOff;
  const isLost = status !== 'online' && lostAt !== undefined;
  const region = useRef<HTMLElement>(null);
  useKeepClear(region, '--notice', isLost ? 1 : 0);
  return (
    // It is a landmark only while it holds a notice; the live region inside has to be there before the notice.
    <Region ref={region} aria-label={isLost ? text('connection.label') : undefined}>
      <div role="status">
        {isLost && (
          <Banner>
            <Icon {...iconProps} />
            <span>
              <strong>{text(lossTexts[status], { time: formatTime(lostAt) })}</strong>{' '}
              {isSignedIn && `${text('connection.signedIn')} `}
              {text('connection.reconnecting')}
            </span>
          </Banner>
        )}
      </div>
    </Region>
  );
}

const Region = styled.section`
  position: fixed;
  inset-inline: 0;
  bottom: calc(16px + var(--bar, 0px));
  z-index: 3;
  display: grid;
  justify-items: center;
  padding-inline: 16px;
  pointer-events: none;
`;

const Banner = styled.p`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  max-width: 560px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  font-size: var(--text-14);
  line-height: 1.45;
  pointer-events: auto;

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--muted);
  }
`;
