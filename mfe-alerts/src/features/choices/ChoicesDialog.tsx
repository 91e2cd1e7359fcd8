import { useQuery } from '@bank/shared/query';
import { Dialog, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { alertsData } from '../../data/alertsData';
import { useText } from '../../messages';
import { ChoiceForm } from './ChoiceForm';

export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const choices = useQuery({ key: ['/alerts/choices'], load: (signal) => alertsData().choices(signal) });
  return (
    <Dialog open title={text('choices.title')} description={text('choices.lead')} onClose={onClose}>
      {choices.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{text('choices.loading')}</VisuallyHidden>
          <Skeleton height="24rem" />
        </div>
      )}
      {choices.status === 'error' && (
        <ErrorView heading={text('choices.failed')} text={text('page.failedText')} onRetry={choices.retry} />
      )}
      {choices.status === 'ready' && choices.data.map((choice) => <ChoiceForm key={choice.kind} choice={choice} />)}
    </Dialog>
  );
}
