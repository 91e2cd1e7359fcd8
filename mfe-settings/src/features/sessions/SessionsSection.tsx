import { formatDay, formatTime } from '@bank/shared/format';
import { invalidateQueries, useQuery } from '@bank/shared/query';
import { Badge, Button, iconProps } from '@bank/shared/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import type { OpenSession } from '../../data/types';
import { dayOf } from '../../lib/dayOf';
import { useText } from '../../messages';
import { Loaded } from '../../ui/Loaded';
import { Row, Rows } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { ActionDialog } from '../action/ActionDialog';
import { browserName } from './browserName';

export function SessionsSection() {
  const text = useText();
  const sessions = useQuery({ key: ['/sessions'], load: (signal) => settingsData().sessions(signal) });
  const [ending, setEnding] = useState<OpenSession | 'all'>();
  const hasOthers = sessions.status === 'ready' && sessions.data.length > 1;
  return (
    <Section
      id="sessions"
      title={text('sessions.title')}
      lead={text('sessions.lead')}
      actions={
        hasOthers && (
          <Button aria-haspopup="dialog" onClick={() => setEnding('all')}>
            {text('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={sessions} loading={text('sessions.loading')} failed={text('sessions.failed')}>
        {(list) => (
          <Rows>
            {list.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </Rows>
        )}
      </Loaded>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const text = useText();
  const { browser, network, lastSeenAt, isCurrent } = session;
  const name = browserName(browser);
  const Icon = /Mobile|iPhone|Android/.test(browser) ? Smartphone : Monitor;
  const seen = text('sessions.lastSeen', {
    date: formatDay(dayOf(lastSeenAt)),
    time: formatTime(Date.parse(lastSeenAt)),
  });
  return (
    <Row
      icon={<Icon {...iconProps} size={20} />}
      title={name}
      detail={
        <>
          {seen} · <bdi dir="ltr">{network}</bdi>
        </>
      }
    >
      {isCurrent ? (
        <Badge tone="positive">{text('sessions.here')}</Badge>
      ) : (
        <Button variant="ghost" aria-haspopup="dialog" aria-label={text('sessions.endLabel', { name })} onClick={onEnd}>
          {text('sessions.end')}
        </Button>
      )}
    </Row>
  );
}

function EndDialog({ ending, onClose }: { ending: OpenSession | 'all'; onClose: () => void }) {
  const text = useText();
  const isAll = ending === 'all';
  return (
    <ActionDialog
      title={isAll ? text('sessions.endOthersTitle') : text('sessions.endTitle', { name: browserName(ending.browser) })}
      description={text('sessions.endText')}
      submit={text(isAll ? 'sessions.endOthers' : 'sessions.end')}
      isDanger
      action={() => (isAll ? settingsData().endOtherSessions() : settingsData().endSession(ending.id))}
      onDone={() => {
        invalidateQueries('/sessions', '/activity');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
