import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { describeField, FieldFrame, type FieldTexts } from './FieldFrame';
import { iconProps } from './iconProps';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  /** The label stands before the control. */
  inline?: boolean;
}

/** A native `<select>`; with `hideLabel` or `inline` as high as a small button, for toolbars. */
export function Select({ label, hint, error, hideLabel, inline, options, ...props }: SelectProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} inline={inline}>
      <Box data-longest={longestOf(options)}>
        <Native
          {...props}
          {...describeField(id, { hint, error }, props['aria-describedby'])}
          id={id}
          data-size={hideLabel || inline ? 'small' : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown {...iconProps} />
      </Box>
    </FieldFrame>
  );
}

function longestOf(options: SelectProps['options']): string {
  return options.reduce((longest, { label }) => (label.length > longest.length ? label : longest), '');
}

/** A select's text cannot wrap: text twice as large fits 320 px. */
const textSize = 'max(16px, min(1rem, 8.5vw))';

/** Firefox leaves the customer's own letter spacing out of a select's width. */
const Box = styled.div`
  position: relative;

  &:has(> [data-size='small'])::before {
    content: attr(data-longest);
    display: block;
    height: 0;
    padding-inline: 11px 31px;
    overflow: hidden;
    visibility: hidden;
    font-size: ${textSize};
    @media (pointer: fine) {
      font-size: var(--text-14);
    }
  }

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlStyles}
  font-size: ${textSize};
  padding-inline-end: 38px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-size='small'] {
    padding-inline: 10px 30px;

    & + svg {
      inset-inline-end: 9px;
    }
    min-height: 36px;
    @media (pointer: fine) {
      font-size: var(--text-14);
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }

  & > option {
    background: var(--surface);
    color: var(--ink);
  }
`;
