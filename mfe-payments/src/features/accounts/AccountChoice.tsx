import type { Account } from '@bank/shared/api';
import { iconProps, MaskedNumber, Money } from '@bank/shared/ui';
import { useText } from '../../messages';
import { ChoiceList } from '../../ui/ChoiceList';
import { accountIcons } from './accountIcons';
import { availableOf } from './available';

interface AccountChoiceProps {
  name: string;
  legend: string;
  accounts: readonly Account[];
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function AccountChoice({ accounts, ...props }: AccountChoiceProps) {
  const text = useText();
  const choices = accounts.map((account) => {
    const { id, name, lastFour, type, balance } = account;
    const Icon = accountIcons[type];
    const owes = type === 'Loan';
    return {
      value: id,
      icon: <Icon {...iconProps} size={20} />,
      title: <bdi>{name}</bdi>,
      detail: <MaskedNumber lastFour={lastFour} />,
      figure: (
        <>
          <Money amount={owes ? balance : availableOf(account)} />
          <span>{text(owes ? 'account.owed' : 'account.available')}</span>
        </>
      ),
    };
  });
  return <ChoiceList choices={choices} {...props} />;
}
