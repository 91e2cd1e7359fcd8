import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { IconButton, iconProps, Menu, MenuItem } from '@bank/shared/ui';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { alertsData } from '../data/alertsData';
import { wordMoment } from '../lib/days';
import { pathOf } from '../lib/pathOf';
import { titleOf } from '../lib/wordAlert';
import { useText } from '../messages';
import { AlertNews } from '../ui/AlertNews';
import { useUnread, watchUnread } from './unread';

const SHOWN = 5;
const MOST = 99;

/** The newest alerts, a press away on every page. */
export default function AlertBell() {
  const text = useText();
  const count = useUnread();
  useEffect(watchUnread, []);
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <Place data-bell>
      <Menu
        label={text('bell.menu')}
        align="end"
        trigger={
          <IconButton
            label={count > 0 ? text('bell.unread', { count, shown }) : text('bell.none')}
            tooltipSide="bottom"
            icon={<Bell {...iconProps} />}
          />
        }
      >
        <Newest />
        <Line />
        <MenuItem label={text('bell.all')} to={paths.alerts} />
      </Menu>
      {count > 0 && <Count aria-hidden>{shown}</Count>}
    </Place>
  );
}

/** Loads when the menu opens. */
function Newest() {
  const text = useText();
  const newest = useQuery({ key: ['/alerts', 'newest'], load: (signal) => alertsData().alerts({}, signal) });
  if (newest.status === 'loading') return <MenuItem label={text('bell.loading')} disabled />;
  if (newest.status === 'error') return <MenuItem label={text('bell.failed')} disabled />;
  if (newest.data.length === 0) return <MenuItem label={text('list.empty')} disabled />;
  return newest.data
    .slice(0, SHOWN)
    .map((alert) => (
      <MenuItem
        key={alert.id}
        label={<AlertNews alert={alert} title={titleOf(alert)} moment={wordMoment(alert.at)} />}
        to={pathOf(alert)}
      />
    ));
}

const Place = styled.span`
  position: relative;
  display: inline-flex;

  > [role='menu'] {
    width: min(26rem, 100vw - 16px);
  }
`;

const Line = styled.hr`
  margin: 4px 0;
  border: 0;
  border-block-start: 1px solid var(--hairline);
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 18px;
  padding-inline: 4px;
  border: 2px solid var(--ground);
  border-radius: 999px;
  background: var(--negative);
  color: var(--ground);
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  pointer-events: none;
`;
