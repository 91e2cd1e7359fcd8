import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { describeField, FieldFrame, type FieldTexts } from './FieldFrame';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
  trailing?: ReactNode;
}

/** A labelled `<input>`, described by its hint and error (WCAG 3.3.1, 3.3.2). */
export function TextField({ label, hint, error, hideLabel, trailing, ...props }: TextFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <Box>
        <Input
          type="text"
          {...props}
          {...describeField(id, { hint, error }, props['aria-describedby'])}
          id={id}
          data-trailing={trailing ? '' : undefined}
        />
        {trailing && <Trailing>{trailing}</Trailing>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

// Numbers, addresses and passwords run from left to right in every language, and stand where other text does.
// A date's direction is that of the browser's own language, which may be another one. Chromium knows the prefixed word only.
const Input = styled.input`
  ${controlStyles}

  &[data-trailing] {
    padding-inline-end: 52px;
  }

  :dir(rtl)
    > &:is(
      [dir='ltr'],
      [type='email'],
      [type='tel'],
      [autocomplete='username'],
      [autocomplete$='password'],
      [inputmode='numeric']
    ) {
    direction: ltr;
    text-align: end;

    &[data-trailing] {
      padding-inline: 52px 14px;
    }
  }

  &[type='date'] {
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
`;

const Trailing = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 6px;
  display: flex;
  align-items: center;
  color: var(--muted);
`;
