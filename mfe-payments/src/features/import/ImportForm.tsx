import type { Account } from '@bank/shared/api';
import { type Form, FormAlert } from '@bank/shared/forms';
import { Button, downloadFile, iconProps } from '@bank/shared/ui';
import { Download } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { useText } from '../../messages';
import { OrderForm } from '../../ui/OrderForm';
import { StepActions } from '../../ui/StepActions';
import { AccountChoice } from '../accounts/AccountChoice';
import { canPay } from '../accounts/available';
import { useFocusField } from '../order/useFocusField';
import { FileField } from './FileField';
import type { ImportValues } from './importValues';

interface ImportFormProps {
  form: Form<ImportValues>;
  accounts: readonly Account[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

const EXAMPLE =
  'Name,Account,Amount,Reference\r\nMaya Lindqvist,4000 1188 2204,62.50,Invoice 7\r\n"Beck, Noah",GB82 WEST 1234 5698 7654 32,"1,250.00",Rent\r\n';

export function ImportForm({ form, accounts, changing, openReview }: ImportFormProps) {
  const text = useText();
  const { values, errorOf, change } = form;
  return (
    <OrderForm ref={useFocusField(changing)} onSubmit={openReview}>
      <FormAlert message={form.problem?.message} />
      <FileField chosen={values.file?.fileName} error={errorOf('file')} onRead={(file) => change('file', file)} />
      <div>
        <Button
          size="small"
          icon={<Download {...iconProps} />}
          onClick={() => downloadFile('payments.csv', new Blob([EXAMPLE], { type: 'text/csv' }))}
        >
          {text('import.example')}
        </Button>
      </div>
      <AccountChoice
        name="from"
        legend={text('order.from')}
        accounts={accounts.filter(canPay)}
        value={values.from}
        error={errorOf('from')}
        onChoose={(id) => change('from', id)}
      />
      <StepActions>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {text('order.review')}
        </Button>
      </StepActions>
    </OrderForm>
  );
}
