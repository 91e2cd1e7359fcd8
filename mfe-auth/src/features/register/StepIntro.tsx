import { Progress } from '@bank/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { Lead } from '../../ui/PageHeader';

interface StepIntroProps {
  step: number;
  count: number;
  title: string | undefined;
  lead: string;
}

/** Takes the focus when the step changes, so that screen readers announce it. */
export function StepIntro({ step, count, title, lead }: StepIntroProps) {
  const text = useText();
  const intro = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current !== step) intro.current?.focus();
    previousStep.current = step;
  }, [step]);
  const position = text('register.step', { step, count });
  return (
    <Intro ref={intro} tabIndex={-1}>
      <Progress label={text('register.progress')} aria-valuetext={position} value={step} max={count} />
      <Position>{position}</Position>
      {title && <StepTitle>{title}</StepTitle>}
      <Lead>{lead}</Lead>
    </Intro>
  );
}

const Intro = styled.div`
  margin-block-start: 24px;

  &:focus {
    outline: none;
  }
`;

const Position = styled.p`
  margin: 12px 0 0;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;

const StepTitle = styled.h2`
  margin: 16px 0 0;
  font-size: var(--text-20);
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: -0.01em;

  & + p {
    margin-block-start: 4px;
  }
`;
