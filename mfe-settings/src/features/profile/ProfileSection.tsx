import { formatDay } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { Button, EmailAddress, Fact, FactList } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { useText } from '../../messages';
import { Loaded } from '../../ui/Loaded';
import { Section } from '../../ui/Section';
import { PasswordDialog } from '../password/PasswordDialog';
import { ContactDialog } from './ContactDialog';

export function ProfileSection() {
  const text = useText();
  const profile = useQuery({ key: ['/auth/me'], load: (signal) => settingsData().profile(signal) });
  const [changing, setChanging] = useState<'email' | 'phone' | 'password'>();
  const close = () => setChanging(undefined);
  const change = (what: 'email' | 'phone' | 'password') => (
    <Button
      variant="ghost"
      size="small"
      aria-haspopup="dialog"
      aria-label={text(`profile.change-${what}`)}
      onClick={() => setChanging(what)}
    >
      {text('profile.change')}
    </Button>
  );
  return (
    <Section id="profile" title={text('profile.title')}>
      <Loaded query={profile} loading={text('profile.loading')} failed={text('profile.failed')}>
        {({ firstName, lastName, email, phone, customerSince }) => (
          <FactList>
            <Fact label={text('profile.name')}>
              <bdi>
                {firstName} {lastName}
              </bdi>
            </Fact>
            <Fact label={text('profile.since')}>{formatDay(customerSince)}</Fact>
            <Fact label={text('profile.email')}>
              <EmailAddress>{email}</EmailAddress>
              {change('email')}
            </Fact>
            <Fact label={text('profile.phone')}>
              <bdi dir="ltr">{phone}</bdi>
              {change('phone')}
            </Fact>
            <Fact label={text('profile.password')}>
              <span aria-hidden>{'•'.repeat(8)}</span>
              {change('password')}
            </Fact>
          </FactList>
        )}
      </Loaded>
      {changing === 'password' && <PasswordDialog onClose={close} />}
      {(changing === 'email' || changing === 'phone') && <ContactDialog what={changing} onClose={close} />}
    </Section>
  );
}
