import { FormAlert } from '@bank/shared/forms';
import { Snowflake } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import type { FreezeProblem } from './useFreeze';

interface FreezeSwitchProps {
  isFrozen: boolean;
  problem: FreezeProblem | undefined;
  toggle: () => void;
}

/** A switch (ARIA APG): its name stays, its state says which. */
export function FreezeSwitch({ isFrozen, problem, toggle }: FreezeSwitchProps) {
  const text = useText();
  const hintId = useId();
  const failure =
    problem && `${text(problem.wasFrozen ? 'freeze.stillFrozen' : 'freeze.stillActive')} ${problem.failure.text}`;
  return (
    <div>
      <Switch type="button" role="switch" aria-checked={isFrozen} aria-describedby={hintId} onClick={toggle}>
        <Snowflake size={20} strokeWidth={1.75} aria-hidden />
        <span>{text('freeze.label')}</span>
        <Track aria-hidden />
      </Switch>
      <Hint id={hintId}>{text(isFrozen ? 'freeze.frozenText' : 'freeze.text')}</Hint>
      <FormAlert message={failure} reference={problem?.failure.reference} />
    </div>
  );
}

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: calc(1.5rem + 2px);
  border: 1px solid var(--field);
  border-radius: 1rem;
  background: var(--sunk);
  transition: background-color 150ms, border-color 150ms;

  &::before {
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--field);
    transition: inset-inline-start 150ms, background-color 150ms;
    content: '';
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &::before {
      background: ButtonText;
    }
  }
`;

const Switch = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: 8px 14px;
  border: 1px solid color-mix(in srgb, var(--field) 45%, var(--hairline));
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  transition: background-color 150ms, border-color 150ms;

  &:hover {
    border-color: var(--field);
    background: var(--sunk);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  > svg {
    flex: none;
    color: var(--muted);
  }
  > span:not([aria-hidden]) {
    flex: 1;
    min-width: 0;
  }

  &[aria-checked='true'] {
    border-color: var(--slice-1);
    > svg {
      color: var(--slice-1);
    }
    > ${Track} {
      border-color: var(--slice-1);
      background: var(--slice-1);
      &::before {
        inset-inline-start: calc(100% - 1.3125rem);
        background: var(--surface);
      }
    }
    @media (forced-colors: active) {
      > ${Track} {
        background: Highlight;
        forced-color-adjust: none;
        &::before {
          background: HighlightText;
        }
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Hint = styled.p`
  margin-block: 8px 12px;
  color: var(--muted);
  font-size: var(--text-14);
  text-wrap: pretty;
`;
