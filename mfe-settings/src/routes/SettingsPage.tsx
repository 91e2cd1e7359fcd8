import { Slot } from '@bank/shared/contract';
import { PageFrame } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { ActivitySection } from '../features/activity/ActivitySection';
import { AppearanceSection } from '../features/appearance/AppearanceSection';
import { LeaveSection } from '../features/leave/LeaveSection';
import { PasskeysSection } from '../features/passkeys/PasskeysSection';
import { ProfileSection } from '../features/profile/ProfileSection';
import { SessionsSection } from '../features/sessions/SessionsSection';
import { TwoStepSection } from '../features/twoStep/TwoStepSection';
import { useText } from '../messages';

/** `/settings`. Other remotes add sections of theirs. */
export default function SettingsPage() {
  const text = useText();
  return (
    <Frame>
      <h1 tabIndex={-1}>{text('settings.title')}</h1>
      <ProfileSection />
      <PasskeysSection />
      <TwoStepSection />
      <SessionsSection />
      <ActivitySection />
      <AppearanceSection />
      <Slot name="bank/settings/section@1" props={{}} />
      <LeaveSection />
    </Frame>
  );
}

const Frame = styled(PageFrame)`
  max-width: 48rem;
  gap: 24px;

  > h1 {
    font-size: var(--text-24);
    outline: none;
  }
`;
