import { Button, Tooltip } from '@bank/shared/ui';

export function Tooltips() {
  return (
    <>
      <Tooltip content="Above, as long as there is room">
        <Button>Top</Button>
      </Tooltip>
      <Tooltip content="Beside it" side="end">
        <Button>Right</Button>
      </Tooltip>
      <Tooltip content="Below it" side="bottom">
        <Button>Bottom</Button>
      </Tooltip>
    </>
  );
}
