import { Button, iconProps } from '@bank/shared/ui';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { Banner } from '../banners/Banner';
import { useText } from './messages';
import { TOKEN_KEY } from './previewTab';
import type { Preview } from './readPreview';

export function PreviewBanner({ versions, until, isHeld }: Preview) {
  const text = useText();
  const names = versions.map(({ app, version }) => `${app} ${shortVersion(version)}`).join(', ');
  useReloadAt(until);
  return (
    <Banner aria-label={text('preview.label')}>
      <Eye {...iconProps} />
      <p>{text(isHeld ? 'preview.held' : 'preview.other', { names })}</p>
      <Button size="small" onClick={leavePreview}>
        {text('preview.leave')}
      </Button>
    </Banner>
  );
}

function leavePreview(): void {
  sessionStorage.removeItem(TOKEN_KEY);
  location.reload();
}

/** The gateway then says that the preview has ended. @param at in ms since 1970 */
function useReloadAt(at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), Math.max(at - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [at]);
}

/** Commands take this form. */
function shortVersion(version: string): string {
  return version.split('-')[1]?.slice(0, 4) ?? version;
}
