import { traceParent, useTrace } from '@bank/shared/http';
import { useLocation, useNavigate } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { useNextVisit } from './useNextVisit';

let navigate: ReturnType<typeof useNavigate>;
const asked: string[] = [];

function Page() {
  const { pathname } = useLocation();
  navigate = useNavigate();
  useNextVisit();
  return <Inner key={pathname} />;
}

function Inner() {
  useEffect(() => {
    asked.push(traceParent().slice(3, 35));
  }, []);
  return null;
}

test('the requests of each page are in a trace of their own, from the first one on', () => {
  renderPage(<Page />);
  const first = useTrace.getState().id;

  act(() => navigate('/accounts?sort=date'));
  const second = useTrace.getState().id;
  act(() => navigate('/accounts?sort=name'));

  expect(asked).toEqual([first, second]);
  expect(second).not.toBe(first);
  expect(useTrace.getState().id).toBe(second);
});
