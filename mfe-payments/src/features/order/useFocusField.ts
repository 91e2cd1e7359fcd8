import { type RefObject, useEffect, useRef } from 'react';

/** @returns for the form whose field takes the focus when it appears */
export function useFocusField(name: RefObject<string | undefined>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!name.current) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name="${name.current}"]`) ?? [])];
    (fields.find(({ checked }) => checked) ?? fields[0])?.focus();
    name.current = undefined;
  }, [name]);
  return form;
}
