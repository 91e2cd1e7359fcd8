import { Button, iconProps, Menu, MenuItem } from '@bank/shared/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

const orders = ['Newest first', 'Largest first'];

export function Menus() {
  const [order, setOrder] = useState(orders[0]);
  return (
    <>
      <Menu label="Account actions" trigger={<Button>Actions</Button>}>
        <MenuItem label="Your accounts" to="/accounts" />
        <MenuItem label="Export" icon={<Download {...iconProps} />} onSelect={() => {}} />
        <MenuItem label="Close account: empty it first" disabled />
        <MenuItem label="Remove" icon={<Trash2 {...iconProps} />} danger onSelect={() => {}} />
      </Menu>
      <Menu
        label="Order"
        align="end"
        trigger={<Button variant="ghost">{order}</Button>}
        items={orders.map((label) => ({
          id: label,
          label,
          checked: label === order,
          onSelect: () => setOrder(label),
        }))}
      />
    </>
  );
}
