import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/messages';
import { IconButton } from './IconButton';
import { iconProps } from './iconProps';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing'> {
  label: string;
}

/** Has a show/hide button. A submit hides the password, or the browser would offer it as text next time. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const text = useText();
  const [isVisible, setVisible] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    if (!isVisible || !form) return;
    const hide = () => setVisible(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isVisible]);

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      {...props}
      label={label}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          ref={toggle}
          label={text(isVisible ? 'password.hide' : 'password.show', { label: label.toLowerCase() })}
          icon={isVisible ? <EyeOff {...iconProps} size={20} /> : <Eye {...iconProps} size={20} />}
          disabled={props.disabled}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
}
