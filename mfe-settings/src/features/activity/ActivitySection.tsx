import { formatDay, formatTime } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { Button, EmptyState, iconProps } from '@bank/shared/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import type { Activity } from '../../data/types';
import { dayOf } from '../../lib/dayOf';
import { useText } from '../../messages';
import { Loaded } from '../../ui/Loaded';
import { Row, Rows } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { browserName } from '../sessions/browserName';
import { activityTexts, warnings } from './activityTexts';

const FIRST_ROWS = 6;

export function ActivitySection() {
  const text = useText();
  const activity = useQuery({ key: ['/activity'], load: (signal) => settingsData().activity(signal) });
  const [isWhole, setWhole] = useState(false);
  return (
    <Section id="activity" title={text('activity.title')} lead={text('activity.lead')}>
      <Loaded query={activity} loading={text('activity.loading')} failed={text('activity.failed')}>
        {(events: Activity[]) => (
          <>
            {events.length === 0 && <EmptyState title={text('activity.none')} />}
            <Rows>
              {(isWhole ? events : events.slice(0, FIRST_ROWS)).map((event) => (
                <ActivityRow key={event.number} activity={event} />
              ))}
            </Rows>
            {events.length > FIRST_ROWS && !isWhole && (
              <Button variant="ghost" onClick={() => setWhole(true)}>
                {text('activity.showAll', { count: events.length })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function ActivityRow({ activity: { at, event, network, details } }: { activity: Activity }) {
  const text = useText();
  const Icon = warnings.has(event) ? ShieldAlert : ShieldCheck;
  const { browser, passkey } = details;
  const key =
    event === 'signed-in' && passkey ? 'activity.signedInByPasskey' : (activityTexts[event] ?? 'activity.other');
  return (
    <Row
      icon={<Icon {...iconProps} size={20} />}
      title={text(key)}
      detail={
        <>
          {text('activity.at', { date: formatDay(dayOf(at)), time: formatTime(Date.parse(at)) })}
          {typeof browser === 'string' && ` · ${browserName(browser)}`}
          {network && ' · '}
          <bdi dir="ltr">{network}</bdi>
        </>
      }
    />
  );
}
