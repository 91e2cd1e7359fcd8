import type { Account } from '@bank/shared/api';
import { Button, CardHeader, EmptyState, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { SearchX } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { useShownPart } from '../../lib/useShownPart';
import { useText } from '../../messages';
import { MoreRow } from '../../ui/MoreRow';
import { FilterBar } from '../filter/FilterBar';
import { FilterStatus } from '../filter/FilterStatus';
import { NO_FILTER } from '../filter/filterAccounts';
import { AccountDialog } from './AccountDialog';
import { AccountList } from './AccountList';
import { AccountTable } from './AccountTable';
import { DetailsFrame } from './DetailsFrame';
import { SortSelect } from './SortSelect';
import type { AccountView } from './useAccountView';

const PAGE_ROWS = 25;

interface AccountDetailsProps {
  view: AccountView;
  isFilterOpen: boolean;
  onCloseFilter: () => void;
}

export function AccountDetails({ view, isFilterOpen, onCloseFilter }: AccountDetailsProps) {
  const text = useText();
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const { shown, total, filter, isFiltered, setFilter, sort, setSort } = view;
  const [opened, setOpened] = useState<Account>();
  const { list, shown: rows, hasMore, showMore } = useShownPart(shown, PAGE_ROWS, PAGE_ROWS);
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // The pressed button disappears with the filter, and would take the focus with it.
  const handleClear = () => {
    setFilter(NO_FILTER);
    (field.current ?? card.current)?.focus();
  };
  return (
    <DetailsFrame ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <CardHeader
        title={isNarrow ? <VisuallyHidden>{text('details.title')}</VisuallyHidden> : text('details.title')}
        titleId={titleId}
      >
        {isNarrow && shown.length > 1 && <SortSelect sort={sort} onSort={setSort} />}
      </CardHeader>
      {isFilterOpen && <FilterBar filter={filter} onFilter={setFilter} onClose={onCloseFilter} fieldRef={field} />}
      <FilterStatus shown={shown.length} total={total} isFiltered={isFiltered} onClear={handleClear} />
      {shown.length === 0 && <NothingFound onClear={handleClear} />}
      <div ref={list}>
        {shown.length > 0 && !isNarrow && (
          <AccountTable accounts={rows} sort={sort} onSort={setSort} onDetails={setOpened} />
        )}
        {shown.length > 0 && isNarrow && <AccountList accounts={rows} onDetails={setOpened} />}
      </div>
      {hasMore && (
        <MoreRow data-screen-only>
          {text('details.rowsShown', { shown: rows.length, total: shown.length })}
          <Button onClick={showMore}>{text('details.showMore')}</Button>
        </MoreRow>
      )}
      <AccountDialog account={opened} onClose={() => setOpened(undefined)} />
    </DetailsFrame>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useText();
  return (
    <EmptyState
      icon={<SearchX {...iconProps} size={20} />}
      title={text('filter.nothingFound')}
      action={<Button onClick={onClear}>{text('filter.clear')}</Button>}
    >
      {text('filter.tryAnother')}
    </EmptyState>
  );
}
